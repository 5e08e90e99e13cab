/**
 * Makes of the exported models what the shop serves: public/models/<category>/<id>.glb with named parts,
 * finishes as material variants, WebP textures and meshopt geometry, and the list content/models.ts.
 *
 *     node content/atelier/models.mjs
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBounds, NodeIO, PropertyType } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsVariants,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import { dedup, meshopt, prune, simplify, textureCompress, weld } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';
import { root, writeContent } from './content.mjs';

const exported = join(process.env.ATELIER_OUT ?? join(root, 'content/atelier/out'), 'models');
const mostBytes = 1_500_000;
const mirroredRepeat = 33648;

await MeshoptEncoder.ready;
await MeshoptSimplifier.ready;
const io = new NodeIO()
  .registerExtensions([
    EXTMeshoptCompression,
    EXTTextureWebP,
    KHRMaterialsVariants,
    KHRMeshQuantization,
  ])
  .registerDependencies({ 'meshopt.encoder': MeshoptEncoder });

const linear = (hex) =>
  [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });

/** Adds each finish as a variant of the whole model. */
function addVariants(document, finishes) {
  const extension = document.createExtension(KHRMaterialsVariants);
  const meshes = document.getRoot().listMeshes();
  const originals = new Map(
    document
      .getRoot()
      .listMaterials()
      .map((m) => [m.getName(), m]),
  );
  for (const [option, changes] of Object.entries(finishes)) {
    const variant = extension.createVariant(option);
    for (const [name, [base, metallic, rough]] of Object.entries(changes)) {
      const original = originals.get(name);
      if (!original) continue;
      const changed = original
        .clone()
        .setName(`${name}#${option}`)
        .setBaseColorTexture(null)
        .setBaseColorFactor([...linear(base), 1])
        .setMetallicFactor(metallic)
        .setRoughnessFactor(rough);
      for (const primitive of meshes.flatMap((mesh) => mesh.listPrimitives())) {
        if (primitive.getMaterial() !== original) continue;
        const list =
          primitive.getExtension('KHR_materials_variants') ?? extension.createMappingList();
        list.addMapping(extension.createMapping().setMaterial(changed).addVariant(variant));
        primitive.setExtension('KHR_materials_variants', list);
      }
    }
  }
}

const round = (value) => Math.round(value);

/**
 * From where each part of an option is seen best: degrees around the piece (0 is its front) and degrees
 * from above (90 is level). What lies about the middle is seen from where one stands anyway.
 */
function anglesOf(scene) {
  const { min, max } = getBounds(scene);
  const size = max.map((side, axis) => side - min[axis]);
  const corners = new Map();
  scene.traverse((node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const options =
        primitive.getMaterial()?.getName().split('@')[1]?.split('#')[0].split(' ') ?? [];
      if (options.length === 0) continue;
      const matrix = node.getWorldMatrix();
      const position = primitive.getAttribute('POSITION');
      for (const corner of [position.getMin([]), position.getMax([])]) {
        const [x, y, z] = corner;
        const placed = [0, 1, 2].map(
          (row) => matrix[row] * x + matrix[4 + row] * y + matrix[8 + row] * z + matrix[12 + row],
        );
        for (const option of options) corners.set(option, [...(corners.get(option) ?? []), placed]);
      }
    }
  });
  return Object.fromEntries(
    [...corners].sort().map(([option, points]) => {
      const [x, y, z] = [0, 1, 2].map((axis) => {
        const along = points.map((point) => point[axis]);
        return (Math.min(...along) + Math.max(...along)) / 2;
      });
      const isAside = Math.abs(x) > size[0] * 0.12;
      const around = isAside ? (Math.atan2(x, Math.max(z, Math.abs(x) / 3)) * 180) / Math.PI : -28;
      const height = (y - min[1]) / size[1];
      const above = height < 0.15 ? 92 : 84 - 30 * Math.min(1, height);
      return [option, [round(around), round(isAside || z > 0 ? above : Math.min(above, 62))]];
    }),
  );
}

async function serve(file) {
  const [, category, id] = file.match(/^([a-z]+)-(.*)\.glb$/);
  const { finishes } = JSON.parse(readFileSync(join(exported, file.replace('.glb', '.json'))));
  let bytes;
  let document;
  let angles;
  for (const ratio of [1, 0.75, 0.55, 0.4]) {
    document = await io.read(join(exported, file));
    for (const texture of document.getRoot().listMaterials()) {
      texture.getBaseColorTextureInfo()?.setWrapS(mirroredRepeat).setWrapT(mirroredRepeat);
    }
    await document.transform(
      dedup({ propertyTypes: [PropertyType.TEXTURE, PropertyType.ACCESSOR] }),
      weld(),
      ...(ratio < 1 ? [simplify({ simplifier: MeshoptSimplifier, ratio, error: 0.002 })] : []),
      textureCompress({ encoder: sharp, targetFormat: 'webp', resize: [512, 512], quality: 78 }),
      prune({ keepAttributes: false }),
    );
    addVariants(document, finishes);
    angles = anglesOf(document.getRoot().listScenes()[0]);
    await document.transform(meshopt({ encoder: MeshoptEncoder, level: 'high' }));
    bytes = await io.writeBinary(document);
    if (bytes.length <= mostBytes) break;
  }
  if (bytes.length > mostBytes) throw new Error(`${file}: ${bytes.length} bytes`);
  mkdirSync(join(root, 'public/models', category), { recursive: true });
  writeFileSync(join(root, 'public/models', category, `${id}.glb`), bytes);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const bounds = getBounds(document.getRoot().listScenes()[0]);
  console.log(
    file,
    `${Math.round(bytes.length / 1024)} KB`,
    bounds.max.map((c, i) => (c - bounds.min[i]).toFixed(3)).join(' × '),
  );
  return [`${category}/${id}`, { version, parts: angles, finishes }];
}

const models = {};
for (const file of readdirSync(exported)
  .filter((name) => name.endsWith('.glb'))
  .sort()) {
  const [name, facts] = await serve(file);
  models[name] = facts;
}
writeContent(
  'models',
  `/** A colour, and how metallic and how rough it is, from 0 to 1. */
type Finish = readonly [colour: string, metallic: number, roughness: number];

/**
 * What the 3D model of a piece can show: parts that options add, each with the angles it is seen best from
 * (degrees around the piece, degrees from above), and how finishes change its materials.
 */
export type Model = {
  readonly version: string;
  readonly parts: Readonly<Record<string, readonly [around: number, above: number]>>;
  readonly finishes: Readonly<Record<string, Readonly<Record<string, Finish>>>>;
};

/** The models by piece. Written by \`content/atelier/models.mjs\`. */
export const models: Readonly<Record<string, Model>> = ${JSON.stringify(models, null, 2)};
`,
);
