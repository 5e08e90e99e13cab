import { describe, expect, test } from 'vitest';
import { drawingOf } from '@/components/catalogue/drawing/registry';
import { categories, type Piece } from '@/content/catalogue/piece';
import {
  allPieces,
  detailPath,
  listPieces,
  requirePiece,
  storyPath,
} from '@/lib/catalogue/catalogue';
import { wordOf } from '@/lib/catalogue/choice';
import { choiceWord } from '@/lib/catalogue/choice-word';
import {
  comparisonPath,
  mostCompared,
  readList,
  toggled,
} from '@/lib/catalogue/compare/compare-list';
import { comparePieces } from '@/lib/catalogue/compare/comparison-words';
import { piecesToAdd, readComparison } from '@/lib/catalogue/compare/read-comparison';
import { showsTray } from '@/lib/catalogue/compare/shows-tray';
import { listProducts } from '@/lib/catalogue/products';
import { locales } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';
import { messages } from '@/tests/content/texts';
import { centsOf } from '@/tests/make';

const wordsOf = (given: string | readonly string[]) => readComparison(given).choices.map(wordOf);
const rowsOf = (given: string) => comparePieces(readComparison(given).choices, messages.fr, 'fr');
const rowOf = (given: string, row: string) => rowsOf(given).find((one) => one.row === row);

describe('pieces in an address', () => {
  test('are read with commas and one by one, in their order', () => {
    const words = ['lit-zeus', 'lit-chronos-structure.led_lighting'];
    expect(wordsOf(words.join())).toEqual(words);
    expect(wordsOf(words)).toEqual(words);
    expect(readComparison(words).leftOut).toEqual([]);
  });

  test('are none when the address names none', () => {
    for (const given of [undefined, '', ',', []]) {
      expect(readComparison(given)).toEqual({ choices: [], leftOut: [] });
    }
  });

  test('are of one category, that of the first', () => {
    const { choices, leftOut } = readComparison('lit-zeus,miroir-hera,lit-hades');
    expect(choices.map(wordOf)).toEqual(['lit-zeus', 'lit-hades']);
    expect(leftOut).toEqual(['otherCategory']);
  });

  test('are listed once, whatever the order of their options', () => {
    const given = 'lit-zeus.led_lighting.safe_storage,lit-zeus.safe_storage.led_lighting';
    expect(readComparison(given)).toMatchObject({ leftOut: ['repeated'] });
    expect(wordsOf(given)).toEqual(['lit-zeus.led_lighting.safe_storage']);
  });

  test('are no more than can be compared', () => {
    const all = [undefined, 'led_lighting'].flatMap((option) =>
      listPieces('bed').map(({ productId }) => choiceWord(productId, option ? [option] : [])),
    );
    const { choices, leftOut } = readComparison(all);
    expect(choices.map(wordOf)).toEqual(all.slice(0, mostCompared));
    expect(leftOut).toEqual(['tooMany']);
  });

  test.each(['x'.repeat(4000), '\0', '<b>', '(.*)+$', '‮lit-zeus', '__proto__', 'lit-zeus.mat-1'])(
    '%j is no configuration, and that is said',
    (word) => {
      expect(readComparison(`${word},lit-zeus`)).toMatchObject({ leftOut: ['unknown'] });
      expect(wordsOf(`${word},lit-zeus`)).toEqual(['lit-zeus']);
    },
  );

  test('are read up to the fortieth', () => {
    const given = Array.from({ length: 1000 }, () => 'lit-zeus').join();
    expect(readComparison(given).leftOut).toEqual(['repeated', 'tooMany']);
  });
});

test('the pieces that can be added are those of the category that are not compared', () => {
  const { choices } = readComparison('table-de-chevet-morphee');
  expect(piecesToAdd(choices).map(({ productId }) => productId)).toEqual([
    'table-d-appoint-hermes',
    'table-basse-hestia',
  ]);
  expect(piecesToAdd([])).toEqual([]);
});

describe('the rows', () => {
  test('state the price of the configuration', () => {
    const cells = [centsOf('lit-zeus', 'led_lighting'), centsOf('lit-hades')].map((cents) => [
      formatPrice(cents, 'fr'),
    ]);
    expect(rowOf('lit-zeus.led_lighting,lit-hades', 'price')).toMatchObject({
      cells,
      differs: true,
    });
  });

  test('differ where two of them say different things', () => {
    const differing = (given: string) => rowsOf(given).filter(({ differs }) => differs);
    expect(differing('lit-zeus')).toEqual([]);
    expect(differing('lit-zeus,lit-zeus.integrated_table').map(({ row }) => row)).toEqual([
      'price',
      'options',
    ]);
  });

  test('name the additions of an option', () => {
    const cells = rowOf('lit-zeus,lit-zeus.safe_storage', 'capabilities')?.cells;
    const lock = messages.fr.sheet.capabilities.fingerprint;
    expect(cells?.[0]).not.toContain(lock);
    expect(cells?.[1]).toContain(lock);
  });

  test('list only the parcels of a simpler edition for it', () => {
    const [whole, simple] = rowOf('lit-chronos,lit-chronos-structure', 'parcels')?.cells ?? [];
    expect(whole).toContain(messages.fr.sheet.parcels.rings);
    expect(simple).not.toContain(messages.fr.sheet.parcels.rings);
  });

  test('leave the cell of a composition empty when it has no such fact', () => {
    const given = 'miroir-hera,miroir-hera-atelier.tech-1';
    expect(rowOf(given, 'weight')?.cells[1]).toBeUndefined();
    expect(rowOf(given, 'capabilities')?.cells[1]).toContain(messages.fr.sheet.capabilities.camera);
    expect(rowOf('miroir-hera-atelier', 'weight')).toBeUndefined();
  });

  test.each(locales)('have words for every product in %s', (locale) => {
    for (const { id } of listProducts()) {
      const rows = comparePieces(readComparison(id).choices, messages[locale], locale);
      expect(rows.length, id).toBeGreaterThan(6);
      for (const { label, cells } of rows) {
        expect(label).not.toBe('');
        for (const line of cells.flat()) expect(line, id).toMatch(/\S/);
      }
    }
  });
});

test('a simpler edition without rings is drawn without them, at its own size', () => {
  const chronos = requirePiece('bed', 'chronos');
  const simple = { ...chronos, ...chronos.structure };
  const hairlines = (piece: Piece) => drawingOf(piece).elevation.fine?.length ?? 0;
  const ringed = { ...simple, parcels: chronos.parcels };
  expect(simple.sizeMm.height).toBe(1480);
  expect(hairlines(simple)).toBeLessThan(hairlines(ringed));
});

describe('the stored list', () => {
  test('takes as many words as can be compared, and removes a word that it has', () => {
    const words = Array.from({ length: mostCompared }, (_, place) => `lit-${place}`);
    const list = words.reduce<readonly string[]>((all, one) => {
      const next = toggled(all, one);
      return typeof next === 'string' ? all : next;
    }, []);
    expect(list).toEqual(words);
    expect(toggled(list, 'lit-more')).toBe('compareFull');
    expect(toggled(list, 'lit-1')).toEqual(words.filter((word) => word !== 'lit-1'));
  });

  test('takes pieces of one category, known by the first part of their ids', () => {
    expect(toggled(['lit-zeus'], 'miroir-hera')).toBe('compareMixed');
    const kinds = categories.map((category) => [
      ...new Set(listPieces(category).map(({ productId }) => productId.split('-')[0])),
    ]);
    for (const kind of kinds) expect(kind).toHaveLength(1);
    expect(new Set(kinds.flat()).size).toBe(categories.length);
  });

  test('drops invalid, repeated and further words when it is read', () => {
    expect(readList('')).toEqual([]);
    expect(readList('lit-zeus,lit-zeus,<b>,lit-hades,miroir-hera')).toEqual([
      'lit-zeus',
      'lit-hades',
    ]);
    expect(readList(`{"a":1},${'x'.repeat(4000)},\0`)).toEqual([]);
    expect(readList('lit-a,lit-b,lit-c,lit-d,lit-e')).toHaveLength(mostCompared);
  });

  test('makes an address that is read back as the same list', () => {
    const words = [choiceWord('lit-zeus', ['led_lighting']), 'lit-hades'];
    const path = comparisonPath(words, true);
    const query = new URL(path, 'http://a.example').searchParams;
    expect(wordsOf(query.getAll('pieces'))).toEqual(words);
    expect(query.get('only')).toBe('differences');
    expect(comparisonPath([])).toBe('/compare');
  });
});

test('what is to be compared is shown where pieces of every category are sold, not where they are told of or paid', () => {
  for (const piece of allPieces) {
    expect(showsTray(detailPath(piece)), piece.id).toBe(true);
    expect(showsTray(`/en${detailPath(piece)}`), piece.id).toBe(true);
    expect(showsTray(storyPath(piece)), piece.id).toBe(false);
  }
  expect(showsTray('/payment')).toBe(false);
});
