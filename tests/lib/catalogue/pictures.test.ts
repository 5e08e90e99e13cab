import { expect, test } from 'vitest';
import { suites } from '@/content/residence/suites';
import { listPieces, requirePiece } from '@/lib/catalogue/catalogue';
import { isPicture, nightOf, pictureSrcSet, standingNightOf } from '@/lib/catalogue/pictures';

test('every suite has a night: its own picture, or the one that it has by day too', () => {
  const names = suites.map(({ id }) => `suites/${id}`).filter(isPicture);
  expect(names).toHaveLength(suites.length);
  expect(names.map(nightOf)).toEqual([
    'suites/1-night',
    undefined,
    'suites/3-night',
    'suites/4-night',
    undefined,
    'suites/6-night',
  ]);
});

test('a scene has the night that is named after it, and what is night already has none', () => {
  expect(nightOf('rooms/terrace')).toBe('rooms/terrace-night');
  expect(nightOf('technology/section')).toBe('technology/section-night');
  expect(nightOf('rooms/terrace-night')).toBeUndefined();
  expect(nightOf('rooms/hall')).toBeUndefined();
});

test('of the widths of a picture those up to the widest asked for are offered', () => {
  const widths = (widest?: number) =>
    pictureSrcSet('rooms/hall', widest)
      .split(', ')
      .map((source) => source.split(' ')[1]);
  expect(widths(960)).toEqual(['480w', '960w']);
  expect(widths(959)).toEqual(['480w']);
  expect(widths()).toEqual(['480w', '960w', '1600w']);
});

test('in a picture that stands, a bed is seen whole by night, and a chair as everywhere', () => {
  const nights = listPieces('bed').map(standingNightOf);
  expect(nights).toEqual(listPieces('bed').map(({ id }) => `bed/${id}/night-tall`));
  expect(standingNightOf(requirePiece('chair', 'athena'))).toBe('chair/athena/night');
});
