import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getBounds, type Material, type Node, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { configurators } from '@/content/catalogue/configurators';
import { models } from '@/content/catalogue/models';
import { allPieces } from '@/lib/catalogue/catalogue';
import { stretched, turn } from '@/lib/catalogue/model-frame';
import { modelLights } from '@/lib/catalogue/model-lights';
import { optionsOf } from '@/lib/catalogue/products';

const mostBytes = 1_500_000;
/** Share that a model may differ from the sheet of its piece. */
const tolerance = 0.02;

const fileOf = (category: string, id: string, kind = 'glb') =>
  join('public/models', category, `${id}.${kind}`);
const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
beforeAll(() => MeshoptDecoder.ready);

/** The material of a node; the exporter makes a node for each. */
function materialOf(node: Node): Material | undefined {
  return node.getMesh()?.listPrimitives()[0]?.getMaterial() ?? undefined;
}

/** The pieces, and what the atelier makes of each category. */
const forms = [
  ...allPieces.map(({ category, id }) => ({ category, id })),
  ...Object.keys(configurators).map((category) => ({ category, id: 'atelier' })),
];

test('every piece and every form of the atelier has a model and a picture of all its sides, and only what lights them is there too', () => {
  const files = readdirSync('public/models', { recursive: true, encoding: 'utf8' })
    .map((file) => join('public/models', file))
    .filter((file) => statSync(file).isFile());
  const expected = forms.flatMap(({ category, id }) => [
    fileOf(category, id),
    fileOf(category, `${id}-turn`, 'avif'),
  ]);
  expect(files.sort()).toEqual(
    [...expected, 'public/models/day.jpg', 'public/models/night.jpg'].sort(),
  );
  expect(Object.keys(models).sort()).toEqual(
    forms.map(({ category, id }) => `${category}/${id}`).sort(),
  );
});

test.each(['day', 'night'] as const)(
  'the address of what lights models by %s changes with it',
  (hour) => {
    const file = readFileSync(`public/models/${hour}.jpg`);
    const version = createHash('sha256').update(file).digest('hex').slice(0, 8);
    expect(modelLights[hour]).toBe(`/models/${hour}.jpg?v=${version}`);
  },
);

test.each(forms)(
  'the version of $category $id changes with either of its files',
  ({ category, id }) => {
    const hash = createHash('sha256');
    hash.update(readFileSync(fileOf(category, id)));
    hash.update(readFileSync(fileOf(category, `${id}-turn`, 'avif')));
    expect(models[`${category}/${id}`]?.version).toBe(hash.digest('hex').slice(0, 8));
  },
);

test.each(forms)(
  'all sides of $category $id weigh at most 400 KB, in equal squares',
  async ({ category, id }) => {
    const file = fileOf(category, `${id}-turn`, 'avif');
    expect(statSync(file).size).toBeLessThanOrEqual(400_000);
    const { width, height, hasAlpha } = await sharp(file).metadata();
    expect(hasAlpha).toBe(true);
    expect(width / turn.columns).toBe(height / (turn.views / turn.columns));
  },
);

test('a form of the atelier is stretched to the measures of its piece, with its parts', () => {
  const form = models['chair/atelier'];
  if (!form) throw new Error('no model');
  const { model, scale } = stretched(form, { width: 920, depth: 960, height: 1180 });
  const { min, max } = model.space;
  const sizes = max.map((side, axis) => side - (min[axis] ?? 0));
  for (const [at, size] of [0.92, 1.18, 0.96].entries()) expect(sizes[at]).toBeCloseTo(size, 5);
  const [id = '', part] = Object.entries(form.parts)[0] ?? [];
  expect(model.parts[id]?.space.max[1]).toBeCloseTo((part?.space.max[1] ?? 0) * scale[1], 5);
});

test.each(forms.filter(({ id }) => id === 'atelier'))(
  'the model of the form of the atelier for $category has the materials that its options change',
  async ({ category, id }) => {
    expect(statSync(fileOf(category, id)).size).toBeLessThanOrEqual(mostBytes);
    const document = await io.read(fileOf(category, id));
    const materials = document
      .getRoot()
      .listMaterials()
      .map((material) => material.getName().split(/[@#]/)[0]);
    const { parts, finishes } = models[`${category}/${id}`] ?? { parts: {}, finishes: {} };
    expect(Object.keys(finishes).length).toBeGreaterThan(0);
    expect(materials).toEqual(
      expect.arrayContaining(Object.values(finishes).flatMap((changes) => Object.keys(changes))),
    );
    const options = configurators[category as keyof typeof configurators].options.map(
      (option) => option.id,
    );
    expect([...options, 'light']).toEqual(
      expect.arrayContaining([...Object.keys(parts), ...Object.keys(finishes)]),
    );
  },
);

test.each(allPieces)(
  'the model of $category $id is below the size limit, true to scale, and has all its parts',
  async (piece) => {
    const file = fileOf(piece.category, piece.id);
    expect(statSync(file).size).toBeLessThanOrEqual(mostBytes);
    const document = await io.read(file);
    const root = document.getRoot();
    for (const node of root.listNodes()) {
      // What options add may stand beside the piece, and shadows reach further than what casts them.
      if (/@|^shadow/.test(materialOf(node)?.getName() ?? '')) node.setMesh(null);
    }
    const [scene] = root.listScenes();
    if (!scene) throw new Error(`${file} has no scene`);
    const { min, max } = getBounds(scene);
    const { width, height, depth } = piece.sizeMm;
    const sizes = [width, height, depth].map((mm) => mm / 1000);
    for (const [axis, size] of sizes.entries()) {
      const measured = (max[axis] ?? 0) - (min[axis] ?? 0);
      expect(Math.abs(measured - size) / size, `${file}, axis ${axis}: ${measured} m`).toBeLessThan(
        tolerance,
      );
    }
    const options = [...optionsOf(piece), ...configurators[piece.category].options].map(
      ({ id }) => id,
    );
    // A lamp that belongs to the piece itself is lit by night.
    options.push('light');
    const { parts, finishes } = models[`${piece.category}/${piece.id}`] ?? {
      parts: {},
      finishes: {},
    };
    expect(options).toEqual(
      expect.arrayContaining([...Object.keys(parts), ...Object.keys(finishes)]),
    );
    const materials = root.listMaterials().map((material) => material.getName().split(/[@#]/)[0]);
    expect(materials).toEqual(
      expect.arrayContaining(Object.values(finishes).flatMap((changes) => Object.keys(changes))),
    );
  },
);

/** Metres within which a lamp lights what is near it, with half a step of the lit surface. */
const gleamReach = 0.65;

test.each(allPieces)('the light strip of $category $id lights what is near it', async (piece) => {
  const root = (await io.read(fileOf(piece.category, piece.id))).getRoot();
  const named = (kind: string) =>
    root.listNodes().filter((node) => materialOf(node)?.getName().startsWith(kind));
  const lamps = named('glow').map((node) => ({
    name: materialOf(node)
      ?.getName()
      .replace(/^glow-(\w+)-[\d.]+/, 'gleam-$1'),
    bounds: getBounds(node),
  }));
  for (const node of named('gleam')) {
    const material = materialOf(node);
    expect(material?.getExtension('KHR_materials_unlit')).not.toBeNull();
    const { min, max } = getBounds(node);
    const own = lamps.filter(({ name }) => name === material?.getName());
    expect(own, material?.getName()).not.toEqual([]);
    for (const axis of [0, 1, 2] as const) {
      expect(min[axis]).toBeGreaterThan(
        Math.min(...own.map(({ bounds }) => bounds.min[axis])) - gleamReach,
      );
      expect(max[axis]).toBeLessThan(
        Math.max(...own.map(({ bounds }) => bounds.max[axis])) + gleamReach,
      );
    }
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const colours = primitive.getAttribute('COLOR_0');
      const opacities = Array.from(
        { length: colours?.getCount() ?? 0 },
        (_, at) => colours?.getElement(at, [])[3] ?? 0,
      );
      expect(Math.max(...opacities)).toBeGreaterThan(0.025);
      expect(Math.min(...opacities)).toBeLessThan(0.05);
    }
  }
  const strips = lamps.filter(({ name }) => name?.includes('@led_lighting'));
  const lit = named('gleam').map((node) => materialOf(node)?.getName());
  expect(lit).toEqual(expect.arrayContaining(strips.map(({ name }) => name)));
});

test.each(allPieces)(
  'the model of $category $id states its space, and shows parts of options only when they are chosen',
  async ({ category, id }) => {
    const model = models[`${category}/${id}`];
    if (!model) throw new Error('no model');
    const root = (await io.read(fileOf(category, id))).getRoot();
    const nodes = root.listNodes().flatMap((node) => {
      const name = materialOf(node)?.getName() ?? '';
      const [material = '', part = ''] = name.split('@');
      return name === '' ? [] : [{ material, options: part.split(' '), bounds: getBounds(node) }];
    });
    const solids = nodes.filter(({ material }) => !/^(?:shadow|gleam)/.test(material));
    const spaces = [
      { options: ['', 'light'], space: model.space },
      ...Object.entries(model.parts).map(([option, { space }]) => ({ options: [option], space })),
    ];
    for (const { options, space } of spaces) {
      const own = solids.filter((node) => node.options.some((option) => options.includes(option)));
      for (const axis of [0, 1, 2] as const) {
        const low = Math.min(...own.map(({ bounds }) => bounds.min[axis]));
        const high = Math.max(...own.map(({ bounds }) => bounds.max[axis]));
        expect(space.min[axis], `${options}, axis ${axis}`).toBeCloseTo(low, 1);
        expect(space.max[axis], `${options}, axis ${axis}`).toBeCloseTo(high, 1);
      }
      const [x, z] = [0, 2].map((axis) => (space.max[axis] ?? 0) - (space.min[axis] ?? 0));
      expect(space.reach).toBeLessThanOrEqual(Math.hypot(x ?? 0, z ?? 0) / 2 + 0.01);
      // What stands on the floor darkens it, under itself and not under anything else.
      if (space.min[1] > 0.05 || space.max[1] - space.min[1] < 0.05) continue;
      if (own.every(({ material }) => material.startsWith('glow'))) continue;
      const shadow = nodes.find(
        (node) =>
          node.material === 'shadow' && node.options.some((option) => options.includes(option)),
      );
      expect(shadow, `shadow of ${options}`).toBeDefined();
      expect(shadow?.bounds.max[1]).toBeLessThan(0.01);
      expect(shadow?.bounds.min[0]).toBeLessThan(space.min[0]);
      expect(shadow?.bounds.max[0]).toBeGreaterThan(space.max[0]);
    }
    for (const material of root.listMaterials()) {
      const isPart = material.getName().includes('@');
      expect(material.getAlphaMode() === 'MASK' && material.getAlphaCutoff() > 1).toBe(isPart);
    }
  },
);

test.each(allPieces.filter(({ category }) => category === 'bed'))(
  'the linen of bed $id has a weave, and is darker in its folds',
  async ({ category, id }) => {
    const root = (await io.read(fileOf(category, id))).getRoot();
    const linen = root
      .listNodes()
      .filter((node) => /^cloth[^@]*$/.test(materialOf(node)?.getName() ?? ''));
    expect(linen.length).toBeGreaterThan(1);
    for (const node of linen) {
      expect(materialOf(node)?.getNormalTexture()).not.toBeNull();
      const [primitive] = node.getMesh()?.listPrimitives() ?? [];
      const shade = primitive?.getAttribute('COLOR_0');
      const shades = Array.from({ length: shade?.getCount() ?? 0 }, (_, at) => {
        return shade?.getElement(at, [])[0] ?? 0;
      });
      expect(Math.max(...shades) - Math.min(...shades)).toBeGreaterThan(0.3);
    }
  },
);
