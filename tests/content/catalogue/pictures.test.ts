import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictures } from '@/content/catalogue/pictures';
import { categories } from '@/content/catalogue/piece';
import { testimonials } from '@/content/house/testimonials';
import { suites } from '@/content/residence/suites';
import { allPieces, listPieces } from '@/lib/catalogue/catalogue';
import { isPicture, jpegsOf, pictureWidths } from '@/lib/catalogue/pictures';

/** Bytes a file may have, by its width in pixels. */
const budgets: Readonly<Record<number, number>> = {
  480: 32_000,
  960: 90_000,
  1600: 220_000,
  1920: 290_000,
  2400: 380_000,
};
const mostPublicBytes = 60_000_000;

const names = Object.keys(pictures).filter(isPicture);
const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());

const expected = [
  ...allPieces.flatMap(({ category, id }) =>
    ['hero', 'front', 'front-night', 'detail', 'detail-night', 'scale', 'scale-night', 'night'].map(
      (view) => `${category}/${id}/${view}`,
    ),
  ),
  ...listPieces('bed').map(({ id }) => `bed/${id}/night-tall`),
  'bed/chronos/rings',
  'bed/chronos-structure/front',
  'bed/chronos-structure/front-night',
  'bed/chronos-structure/hero',
  ...categories.flatMap((category) =>
    ['front', 'front-night'].map((view) => `${category}/atelier/${view}`),
  ),
  ...['hall', 'night', 'terrace'].map((room) => `rooms/${room}`),
  'rooms/terrace-night',
  'technology/section',
  'technology/section-night',
  ...suites.map(({ id }) => `suites/${id}`),
  // The other two are night by day as well.
  ...[1, 3, 4, 6].map((id) => `suites/${id}-night`),
  ...testimonials.map((_, index) => `medallions/${index + 1}`),
  ...['sky', 'temple', 'bed'].flatMap((layer) => [`layers/${layer}`, `layers/${layer}-night`]),
  ...new Set(allPieces.map(({ collection }) => `plates/${collection}`)),
  // The other three are dark by day as well.
  ...['olympe', 'aqua', 'oracles', 'reflets', 'saisons'].map((name) => `plates/${name}-night`),
];

/** Pieces, and the simpler edition that has pictures of its own. */
const shared = [...allPieces, { category: 'bed', id: 'chronos-structure' }];
/** These, and what compositions start from. */
const pictured = [...shared, ...categories.map((category) => ({ category, id: 'atelier' }))];

test('every expected picture exists, and no other', () => {
  expect([...names].sort()).toEqual([...expected].sort());
});

test('every picture has its files, and there is no file without a picture', () => {
  const listed = names.flatMap((name) =>
    pictureWidths(name).map((width) => join('public/pictures', `${name}-${width}.avif`)),
  );
  const jpegs = pictured
    .flatMap(jpegsOf)
    .map(({ path }) => join('public', path.replace(/\?.*/, '')));
  expect(filesUnder('public/pictures').sort()).toEqual([...listed, ...jpegs].sort());
});

test('a JPEG has the size that feeds state, and weighs at most 180 KB', async () => {
  for (const { path, width, height } of pictured.flatMap(jpegsOf)) {
    const file = join('public', path.replace(/\?.*/, ''));
    expect(await sharp(file).metadata(), file).toMatchObject({ format: 'jpeg', width, height });
    expect(statSync(file).size, file).toBeLessThanOrEqual(180_000);
  }
});

/** Pixels a picture has at its widest: heroes fill a wide screen; medallions, compositions and tiles are never seen whole on one. */
function widest(name: string): number {
  if (name.endsWith('/hero')) return 1920;
  return /^medallions\/|\/atelier\/|\/night-tall$/.test(name) ? 960 : 1600;
}

test('every picture is served up to the width that full screen asks for', () => {
  const narrow = names.filter((name) => pictures[name].width < widest(name));
  expect(narrow).toEqual([]);
});

test.each(Object.keys(budgets).map(Number))(
  'no file of %i pixels is heavier than its budget',
  (width) => {
    const heavy = filesUnder('public/pictures')
      .filter((file) => file.endsWith(`-${width}.avif`))
      .filter((file) => statSync(file).size > (budgets[width] ?? 0));
    expect(heavy).toEqual([]);
  },
);

test('no two pictures are the same', () => {
  const seen = names.map((name) =>
    createHash('sha256')
      .update(readFileSync(join('public/pictures', `${name}-480.avif`)))
      .digest('hex'),
  );
  expect(new Set(seen).size).toBe(names.length);
});

test('every piece and the shop have a card for sharing', () => {
  const cards = [...shared.map(({ category, id }) => `${category}-${id}.jpg`), 'theogonie.jpg'];
  expect(readdirSync('public/social').sort()).toEqual(cards.sort());
});

test('the public folder weighs at most 60 MB', () => {
  const total = filesUnder('public').reduce((sum, file) => sum + statSync(file).size, 0);
  expect(total).toBeLessThanOrEqual(mostPublicBytes);
});

test('no picture has an empty alternative text', () => {
  const silent = ['app', 'components']
    .flatMap(filesUnder)
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => /<Picture[^>]*\balt=(""|\{''\})/s.test(readFileSync(file, 'utf8')));
  expect(silent).toEqual([]);
});
