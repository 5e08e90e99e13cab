import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { layers } from '@/content/catalogue/layers';
import { pictures } from '@/content/catalogue/pictures';
import { choicePicture, editionLayer, layersOf, picturedAs } from '@/lib/catalogue/choice-pictures';
import { isPicture } from '@/lib/catalogue/pictures';
import { listOffered, listProducts, requireProduct } from '@/lib/catalogue/products';

const zeus = requireProduct('lit-zeus');
const structure = requireProduct('lit-chronos-structure');
const file = (src: string) => join('public', src.replace(/\?.*/, ''));
const names = Object.keys(layers).filter(isPicture);
const all = names.flatMap((name) => layersOf(name, layers[name]?.options ?? []));

test('layers are laid in one order, whatever the order of the choice', () => {
  const { options = [] } = layers['bed/zeus/hero'] ?? {};
  const laid = choicePicture(zeus, [...options].reverse(), 'hero').layers;
  expect(laid.map(({ id }) => id)).toEqual(options);
  expect(options.length).toBeGreaterThan(3);
});

test('a choice without options is the view alone', () => {
  expect(choicePicture(zeus, [], 'hero')).toEqual({
    name: 'bed/zeus/hero',
    layers: [],
    unseen: [],
  });
});

test.each([
  ['an option of another piece', 'integrated_tv'],
  ['an option of a composition', 'mat-1'],
  ['an option that was never sold', '../../etc/passwd'],
  ['an option inside the piece', 'massage_system'],
])('%s has no layer, and is said to be unseen', (_, id) => {
  const { layers: laid, unseen } = choicePicture(zeus, [id], 'hero');
  expect([laid, unseen]).toEqual([[], [id]]);
});

test('a composition is not shown with the layers of the piece', () => {
  const composition = requireProduct('lit-zeus-atelier');
  expect(choicePicture(composition, ['tech-2'], 'hero').layers).toEqual([]);
});

test('the simpler edition has pictures of its own, and is laid over the whole piece', () => {
  expect(picturedAs(structure).id).toBe('chronos-structure');
  expect(choicePicture(structure, [], 'front').name).toBe('bed/chronos-structure/front');
  expect(editionLayer(structure)[0]?.src).toMatch(/^\/pictures\/bed\/chronos-structure\/hero-1600/);
  expect(editionLayer(requireProduct('lit-chronos'))).toEqual([]);
});

test('no two products that are offered and look different have the same picture', () => {
  // The simpler edition of Kratos lacks motors and sensors, which stand in no picture.
  const offered = listOffered().filter(({ id }) => id !== 'lit-kratos-structure');
  const fronts = offered.map((product) => choicePicture(product, [], 'front').name);
  expect(new Set(fronts).size).toBe(fronts.length);
});

test('every layer shows an option that its piece offers', () => {
  const offered = new Map(
    listProducts().map(({ piece, kind, options }) => [
      `${piece.category}/${piece.id}${kind === 'piece' ? '' : `-${kind}`}`,
      options.map(({ id }) => id),
    ]),
  );
  for (const [name, { options }] of Object.entries(layers)) {
    const piece = name.replace(/\/[a-z]+$/, '');
    expect(offered.get(piece), name).toEqual(expect.arrayContaining([...options]));
  }
});

test('every layer has its file, and there is no file without a layer', () => {
  const files = readdirSync('public/choices', { recursive: true, encoding: 'utf8' })
    .map((each) => join('public/choices', each))
    .filter((each) => statSync(each).isFile());
  expect(files.sort()).toEqual(all.map(({ src }) => file(src)).sort());
});

test('a layer has the proportions of its view, is transparent where nothing changes, and weighs at most 60 KB', async () => {
  for (const name of names) {
    const view = pictures[name];
    for (const { src } of layersOf(name, layers[name]?.options ?? [])) {
      const { width, height, hasAlpha } = await sharp(file(src)).metadata();
      expect(hasAlpha, src).toBe(true);
      expect(Math.abs(width / height - view.width / view.height), src).toBeLessThan(0.003);
      const { min, max, mean } = (await sharp(file(src)).stats()).channels[3] ?? {};
      expect([min, max], src).toEqual([0, 255]);
      expect(mean, src).toBeLessThan(128);
      expect(statSync(file(src)).size, src).toBeLessThanOrEqual(60_000);
    }
  }
});

test('the style sheet shows the layer of every option when its field is checked', () => {
  const sheet = readFileSync('app/globals.css', 'utf8');
  for (const id of new Set(all.map(({ id }) => id))) {
    expect(sheet).toContain(`main:has([value="${id}"]:checked) .chosen[src*="/${id}."]`);
  }
});
