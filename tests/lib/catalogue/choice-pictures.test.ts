import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hiddenPlaces, slightOptions } from '@/content/catalogue/hidden-places';
import { layers } from '@/content/catalogue/layers';
import { pictures } from '@/content/catalogue/pictures';
import {
  choiceJpeg,
  choicePicture,
  composedOf,
  editionLayer,
  layersOf,
  nightChoice,
  picturedAs,
  sampleOf,
  unseenOptions,
} from '@/lib/catalogue/choice-pictures';
import { placesOf } from '@/lib/catalogue/hidden-options';
import { isPicture, type PictureName, pictureSrc } from '@/lib/catalogue/pictures';
import { listOffered, listProducts, madeTogether, requireProduct } from '@/lib/catalogue/products';

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

test('in the studio by night a configuration shows what it shows by day, or is not shown by night', () => {
  for (const product of listProducts()) {
    const ids = product.options.map(({ id }) => id);
    const day = choicePicture(product, ids, 'front');
    const night = nightChoice(day, ids);
    expect(night?.name, product.id).toBe(`${day.name}-night`);
    expect(night?.layers.map(({ id }) => id)).toEqual(day.layers.map(({ id }) => id));
  }
  const room = choicePicture(zeus, [], 'hero');
  expect(nightChoice(room, [])).toBeUndefined();
  const unknown = { name: 'bed/zeus/front', layers: [{ id: 'mat-1', src: '' }] } as const;
  expect(nightChoice(unknown, ['mat-1'])).toBeUndefined();
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

test('a composition is shown in the form of the atelier, from the front in every place', () => {
  const composition = requireProduct('lit-zeus-atelier');
  const { name, layers: laid, unseen } = choicePicture(composition, ['mat-2', 'tech-3'], 'hero');
  expect(name).toBe('bed/atelier/front');
  expect(laid.map(({ id }) => id)).toEqual(['mat-2']);
  expect(unseen).toEqual(['tech-3']);
});

test('no composition is shown by the picture of a piece that is sold for another price', () => {
  const compositions = listProducts().filter(({ kind }) => kind === 'composition');
  const offered = new Set(listOffered().map((product) => choicePicture(product, [], 'front').name));
  for (const product of compositions) {
    expect(offered).not.toContain(choicePicture(product, [], 'front').name);
  }
});

test('a configuration has one JPEG, and its address is read back as what it was written from', () => {
  const { options = [] } = layers['bed/zeus/hero'] ?? {};
  const { path } = choiceJpeg(zeus, options, 'hero');
  const [, name = '', file = ''] = /^\/choices\/(.+)\/([^/]+\.jpg)\?v=\w+$/.exec(path) ?? [];
  expect(composedOf(name, file)?.layers).toEqual(
    options.map((id) => `choices/bed/zeus/hero/${id}.avif`),
  );
  expect(choiceJpeg(zeus, [], 'hero').path).toMatch(/^\/pictures\/bed\/zeus\/hero-1200\.jpg/);
});

test.each([
  ['an option twice', 'bed/zeus/hero', 'led_lighting.led_lighting.jpg'],
  ['another order', 'bed/zeus/hero', 'safe_storage.led_lighting.jpg'],
  ['an option of another piece', 'bed/zeus/hero', 'massage_chair.jpg'],
  ['no option', 'bed/zeus/hero', '.jpg'],
  ['two covers of an armchair', 'chair/atelier/front', 'mat-1.mat-2.jpg'],
  ['another kind of file', 'bed/zeus/hero', 'led_lighting.png'],
  ['a view that shows no choice', 'bed/zeus/detail', 'led_lighting.jpg'],
  ['a picture for the dark theme', 'bed/zeus/front-night', 'led_lighting.jpg'],
  ['a piece that does not exist', 'bed/__proto__/hero', 'led_lighting.jpg'],
])('no JPEG is composed of %s', (_, name, file) => {
  expect(composedOf(name, file)).toBeUndefined();
});

test('the simpler edition has pictures of its own, and is laid over the whole piece', () => {
  expect(picturedAs(structure).id).toBe('chronos-structure');
  expect(choicePicture(structure, [], 'front').name).toBe('bed/chronos-structure/front');
  expect(editionLayer(structure)[0]?.src).toMatch(/^\/pictures\/bed\/chronos-structure\/hero-1600/);
  expect(editionLayer(requireProduct('lit-chronos'))).toEqual([]);
});

test('no two products that are offered and look different have the same picture', () => {
  // The simpler edition of Kratos lacks motors, sensors and a light for the night, which no picture by day shows.
  const offered = listOffered().filter(({ id }) => id !== 'lit-kratos-structure');
  const fronts = offered.map((product) => choicePicture(product, [], 'front').name);
  expect(new Set(fronts).size).toBe(fronts.length);
});

test('every layer shows an option that its piece offers', () => {
  const offered = new Map(
    listProducts().map(({ piece, kind, options }) => [
      kind === 'composition'
        ? `${piece.category}/atelier`
        : `${piece.category}/${piece.id}${kind === 'piece' ? '' : `-${kind}`}`,
      options.map(({ id }) => id),
    ]),
  );
  for (const [name, { options }] of Object.entries(layers)) {
    const piece = name.replace(/\/[a-z-]+$/, '');
    expect(offered.get(piece), name).toEqual(expect.arrayContaining([...options]));
  }
});

test('every layer has its file, and there is no file without a layer', () => {
  const files = readdirSync('public/choices', { recursive: true, encoding: 'utf8' })
    .map((each) => join('public/choices', each))
    .filter((each) => statSync(each).isFile());
  const samples = listProducts()
    .filter(({ kind }) => kind === 'composition')
    .flatMap((product) => product.options.map(({ id }) => sampleOf(product, id) ?? []))
    .flat();
  const listed = new Set([...all.map(({ src }) => src), ...samples].map(file));
  expect(files.sort()).toEqual([...listed].sort());
});

test('a layer has the proportions of its view, is transparent where nothing changes, and weighs at most 60 KB', {
  tags: ['matrix'],
}, async () => {
  for (const name of names) {
    const view = pictures[name];
    for (const { src } of layersOf(name, layers[name]?.options ?? [])) {
      const { width, height, hasAlpha } = await sharp(file(src)).metadata();
      expect(hasAlpha, src).toBe(true);
      expect(Math.abs(width / height - view.width / view.height), src).toBeLessThan(0.003);
      // The `stats` of sharp take four times as long, for what nobody asks here.
      const alpha = await sharp(file(src)).extractChannel('alpha').raw().toBuffer();
      expect(alpha.length, src).toBe(width * height);
      expect([alpha.includes(0), alpha.includes(255)], src).toEqual([true, true]);
      const mean = alpha.reduce((sum, one) => sum + one, 0) / alpha.length;
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

test('of every product, each option is either seen in its picture or said to be unseen, in one JPEG too', () => {
  for (const product of listProducts()) {
    const ids = product.options.map(({ id }) => id);
    const slight = slightOptions[product.piece.category] ?? [];
    for (const chosen of [[], madeTogether(product, ids), ...ids.map((id) => [id])]) {
      for (const view of ['front', 'hero'] as const) {
        const { name, layers: laid, unseen } = choicePicture(product, chosen, view);
        const shown = laid.map(({ id }) => id);
        const seen = shown.filter((id) => !slight.includes(id));
        expect([...seen, ...unseen].sort(), product.id).toEqual([...chosen].sort());
        const [, path = '', file = ''] =
          /^\/choices\/(.+)\/([^/]+)\?/.exec(choiceJpeg(product, chosen, view).path) ?? [];
        const composed = composedOf(path, file);
        expect(composed?.layers.length ?? 0, product.id).toBe(shown.length);
        if (composed) expect(composed.name).toBe(name);
      }
    }
  }
});

test('a place is marked for what the piece offers and the picture does not show, and lies in it', () => {
  for (const [name, places] of Object.entries(hiddenPlaces)) {
    const product = listProducts().find(
      (each) => choicePicture(each, [], name.endsWith('hero') ? 'hero' : 'front').name === name,
    );
    const offered = product?.options.map(({ id }) => id) ?? [];
    expect(offered, name).toEqual(expect.arrayContaining(Object.keys(places)));
    const unseen = product ? choicePicture(product, offered, 'front').unseen : [];
    expect(unseen, name).toEqual(expect.arrayContaining(Object.keys(places)));
    expect(
      Object.values(places)
        .flat()
        .every((share) => share > 0 && share < 1),
    ).toBe(true);
  }
  expect(placesOf('bed/atelier/front', ['tech-3']).map(({ number }) => number)).toEqual([2]);
  expect(placesOf('bed/nobody/front', ['tech-3'])).toEqual([]);
});

/** How many points of a view a layer changes by more than a tenth, as a share of all, in the size of a page. */
async function changedShare(name: PictureName, src: string): Promise<number> {
  const plain = sharp(file(pictureSrc(name, 960)))
    .resize(600)
    .removeAlpha();
  const { data, info } = await plain.raw().toBuffer({ resolveWithObject: true });
  const laid = sharp(file(src)).resize(info.width, info.height, { fit: 'fill' }).ensureAlpha();
  const over = await laid.raw().toBuffer();
  let changed = 0;
  for (let at = 0; at < info.width * info.height; at += 1) {
    const by = [0, 1, 2].map((n) => Math.abs((over[at * 4 + n] ?? 0) - (data[at * 3 + n] ?? 0)));
    if ((Math.max(...by) * (over[at * 4 + 3] ?? 0)) / 255 > 25) changed += 1;
  }
  return changed / (info.width * info.height);
}

test('what is called unseen though it has a layer changes a detail: five of 10 000 points at most', {
  tags: ['matrix'],
}, async () => {
  for (const [category, ids = []] of Object.entries(slightOptions)) {
    const views = names.filter((name) => name.startsWith(`${category}/`));
    const slight = views.flatMap((name) => layersOf(name, ids).map(({ src }) => ({ name, src })));
    expect(slight.length, category).toBeGreaterThan(0);
    for (const { name, src } of slight) {
      expect(await changedShare(name, src), src).toBeLessThan(0.0005);
    }
  }
  // A layer that is seen changes more.
  const cover = '/choices/chair/atelier/front/mat-2.avif';
  expect(await changedShare('chair/atelier/front', cover)).toBeGreaterThan(0.05);
});

test('of a bed it is said which options no picture shows', () => {
  expect(unseenOptions(zeus)).toEqual(['massage_system', 'wireless_charging']);
  // The safe of Kratos is seen from the front alone.
  expect(unseenOptions(requireProduct('lit-kratos'))).toEqual([
    ...['massage_system', 'wireless_charging'],
  ]);
  expect(unseenOptions(requireProduct('fauteuil-athena-atelier'))).toEqual(['tech-1']);
});
