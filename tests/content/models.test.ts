import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { getBounds, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { MeshoptDecoder } from 'meshoptimizer';
import { beforeAll, expect, test } from 'vitest';
import { ateliers } from '@/content/ateliers';
import { models } from '@/content/models';
import { allPieces } from '@/lib/catalogue';
import { optionsOf } from '@/lib/products';

const mostBytes = 1_500_000;
/** Share that a model may differ from the sheet of its piece. */
const tolerance = 0.02;

const fileOf = (category: string, id: string) => join('public/models', category, `${id}.glb`);
const io = new NodeIO()
  .registerExtensions(ALL_EXTENSIONS)
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
beforeAll(() => MeshoptDecoder.ready);

test('every piece has a model, and there is no other', () => {
  const files = readdirSync('public/models', { recursive: true, encoding: 'utf8' })
    .map((file) => join('public/models', file))
    .filter((file) => statSync(file).isFile());
  expect(files.sort()).toEqual(allPieces.map(({ category, id }) => fileOf(category, id)).sort());
  expect(Object.keys(models).sort()).toEqual(
    allPieces.map(({ category, id }) => `${category}/${id}`).sort(),
  );
});

test.each(allPieces)(
  'the model of $category $id is light, true to scale, and has its parts',
  async (piece) => {
    const file = fileOf(piece.category, piece.id);
    expect(statSync(file).size).toBeLessThanOrEqual(mostBytes);
    const document = await io.read(file);
    const root = document.getRoot();
    for (const node of root.listNodes()) {
      // What options add may stand beside the piece.
      const isAdded = node
        .getMesh()
        ?.listPrimitives()
        .every((primitive) => primitive.getMaterial()?.getName().includes('@'));
      if (isAdded) node.setMesh(null);
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
    const options = [...optionsOf(piece), ...ateliers[piece.category].options].map(({ id }) => id);
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
