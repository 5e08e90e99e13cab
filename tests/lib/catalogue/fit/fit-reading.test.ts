import { describe, expect, test } from 'vitest';
import { readCentimetres } from '@/lib/catalogue/fit/centimetres';
import { fieldOf, inMetres, readOpenings, writtenIn } from '@/lib/catalogue/fit/read-openings';

describe('a measure', () => {
  test.each([
    ['83', 830],
    ['83,5', 835],
    ['83.5', 835],
    ['083', 830],
    [' 83,5 cm ', 835],
    ['83,5\u00a0см', 835],
    ['٨٣٫٥', 835],
    ['۸۳', 830],
    ['\u200f83\u200f سم', 830],
    ['８３', 830],
    ['+90', 900],
    ['2000', 20_000],
    ['0.1 cm', 1],
    ['9,9 cm', 99],
    ['10', 100],
    ['210', 2_100],
    ['210 cm', 2_100],
    ['2,10 m', 2_100],
    ['2.10m', 2_100],
    ['2,1\u00a0M', 2_100],
    ['2,10 м', 2_100],
    ['٢٫١٠ م', 2_100],
    ['20 m', 20_000],
  ])('%j is %i mm', (text, mm) => expect(readCentimetres(text)).toBe(mm));

  test.each([
    ['0', 'positive'],
    ['-83', 'positive'],
    ['−83', 'positive'],
    ['0,04', 'positive'],
    ['2000,1', 'large'],
    ['999999999999', 'large'],
    ['1e309', 'number'],
    ['Infinity', 'number'],
    ['NaN', 'number'],
    ['0x53', 'number'],
    ['8 3', 830],
    ['8,3,5', 'number'],
    ['.', 'number'],
    ['(a+)+$', 'number'],
    ['<b>83</b>', 'number'],
    ['9'.repeat(4_000), 'number'],
    ['', 'missing'],
    ['\u200f', 'missing'],
    ['cm', 'missing'],
    ['m', 'missing'],
    ['20,1 m', 'large'],
    ['2,10', 'metres'],
    ['2.10', 'metres'],
    ['٢٫١٠', 'metres'],
    ['0,83', 'metres'],
    ['2', 'metres'],
    ['9,99', 'metres'],
    ['2,10 mm', 'number'],
  ])('%j is %s', (text, answer) => expect(readCentimetres(text)).toBe(answer));
});

describe('an address', () => {
  test('with metres keeps every other measure, and takes all metres with one link', () => {
    const query = { piece: 'lit-zeus', doorWidth: '0,83', doorHeight: '2,10', liftDepth: '90' };
    expect(readOpenings(query).faults.doorHeight).toBe('metres');
    expect(inMetres(query)).toBe('piece=lit-zeus&doorWidth=83&doorHeight=210&liftDepth=90');
  });

  test('without measures has no openings and no faults', () => {
    expect(readOpenings({ piece: 'lit-zeus', doorWidth: ' ' })).toEqual({
      openings: {},
      faults: {},
      turn: 'straight',
    });
  });

  test('has the openings whose measures are complete', () => {
    const { openings, faults } = readOpenings({
      doorWidth: '83',
      doorHeight: '204',
      cornerFirstWidth: '90',
      cornerSecondWidth: '110',
      cornerHeight: '250',
      liftDoorWidth: '80',
    });
    expect(openings.door).toEqual({ width: 830, height: 2040 });
    expect(openings.corner).toEqual({ firstWidth: 900, secondWidth: 1100, height: 2500 });
    expect(openings.lift).toBeUndefined();
    expect(faults).toEqual({
      liftWidth: 'missing',
      liftDepth: 'missing',
      liftHeight: 'missing',
      liftDoorHeight: 'missing',
    });
  });

  test('asks for the landing only of stairs that turn', () => {
    const flight = { stairsWidth: '90', stairsHeight: '210' };
    expect(readOpenings(flight).openings.stairs).toEqual({
      turn: 'straight',
      width: 900,
      height: 2100,
    });
    const turned = readOpenings({ ...flight, stairsTurn: 'half' });
    expect(turned.openings.stairs).toBeUndefined();
    expect(Object.keys(turned.faults)).toEqual(['stairsLandingWidth', 'stairsLandingDepth']);
    expect(readOpenings({ ...flight, stairsTurn: '__proto__' }).turn).toBe('straight');
  });

  test('with repeated or long values keeps the first value, cut to 40 characters', () => {
    expect(writtenIn({ a: ['83', '90'] }, 'a')).toBe('83');
    expect(writtenIn({ a: [] }, 'a')).toBe('');
    expect(writtenIn({ a: `${'x'.repeat(4_000)}` }, 'a')).toHaveLength(40);
    expect(writtenIn({ a: '8\u00003' }, 'a')).toBe('83');
  });

  test('names a measure after its opening', () => {
    expect(fieldOf('stairs', 'landingWidth')).toBe('stairsLandingWidth');
  });
});
