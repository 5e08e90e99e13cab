/**
 * Makes of the exported models what the shop serves: public/models/<category>/<id>.glb with named parts,
 * shadows on the floor, finishes as material variants, WebP textures and meshopt geometry, and the list
 * content/catalogue/models.ts.
 *
 *     node content/render/models.mjs
 *
 * What has not been exported keeps its model.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getBounds, NodeIO, PropertyType } from '@gltf-transform/core';
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsUnlit,
  KHRMaterialsVariants,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import { dedup, meshopt, prune, simplify, textureCompress, weld } from '@gltf-transform/functions';
import { MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer';
import sharp from 'sharp';
import { readContent, root, writeContent } from './content.mjs';

const exported = join(process.env.RENDER_OUT ?? join(root, 'content/render/out'), 'models');
const mostBytes = 1_500_000;
const mirroredRepeat = 33648;
/** How much of the light under a piece its shadow takes away. */
const shadowStrength = 0.75;
/** Metres that shadows lie above the floor, clear of the undersides that stand on it. */
const shadowHeight = 0.003;
/** How opaque the light of a lamp is where it is brightest. */
const gleamStrength = 0.9;
const isGleam = (material) => material.getName().startsWith('gleam');

await MeshoptEncoder.ready;
await MeshoptSimplifier.ready;
const io = new NodeIO()
  .registerExtensions([
    EXTMeshoptCompression,
    EXTTextureWebP,
    KHRMaterialsUnlit,
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

/** Lays the shadows of the piece and of its parts on the floor, each a picture of its own. */
function addShadows(document, shadows) {
  const [buffer] = document.getRoot().listBuffers();
  const [scene] = document.getRoot().listScenes();
  const unlit = document.createExtension(KHRMaterialsUnlit).createUnlit();
  const accessor = (type, array) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  for (const { part, area, picture } of shadows) {
    const [left, front, right, back] = area;
    const name = part ? `shadow@${part}` : 'shadow';
    const texture = document
      .createTexture(name)
      .setMimeType('image/png')
      .setImage(readFileSync(join(exported, picture)));
    const material = document
      .createMaterial(name)
      .setAlphaMode('BLEND')
      .setBaseColorFactor([0, 0, 0, shadowStrength])
      .setBaseColorTexture(texture)
      .setExtension('KHR_materials_unlit', unlit);
    const at = (x, z) => [x, shadowHeight, z];
    const corners = [at(left, -front), at(right, -front), at(right, -back), at(left, -back)];
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', new Float32Array(corners.flat())))
      .setAttribute('TEXCOORD_0', accessor('VEC2', new Float32Array([0, 1, 1, 1, 1, 0, 0, 0])))
      .setIndices(accessor('SCALAR', new Uint16Array([0, 1, 2, 0, 2, 3])))
      .setMaterial(material);
    const mesh = document.createMesh(name).addPrimitive(primitive);
    scene.addChild(document.createNode(name).setMesh(mesh));
  }
}

/** Makes light of the surfaces that lamps light: as opaque as their vertices say, whatever else shines. */
function addGleams(document) {
  const unlit = document.createExtension(KHRMaterialsUnlit).createUnlit();
  const materials = document.getRoot().listMaterials().filter(isGleam);
  for (const material of materials) {
    material.setAlphaMode('BLEND').setExtension('KHR_materials_unlit', unlit);
    material.setBaseColorFactor([...material.getBaseColorFactor().slice(0, 3), gleamStrength]);
  }
  for (const mesh of document.getRoot().listMeshes()) {
    for (const primitive of mesh.listPrimitives()) {
      const material = primitive.getMaterial();
      if (!material || !isGleam(material)) continue;
      primitive.setAttribute('NORMAL', null).setAttribute('TEXCOORD_0', null);
    }
  }
}

/** Gives cloth the relief of its threads, and of its creases where a bed is made with it. */
function addWeave(document, isBed) {
  const cloths = document
    .getRoot()
    .listMaterials()
    .filter((material) => /^(cloth|looped)[^@]*$/.test(material.getName()));
  if (cloths.length === 0) return;
  const weave = document
    .createTexture('weave')
    .setMimeType('image/png')
    .setImage(readFileSync(join(exported, 'weave.png')));
  for (const cloth of cloths) cloth.setNormalTexture(weave).setNormalScale(isBed ? 0.9 : 0.3);
}

/**
 * Hides what options add, until the option is chosen: whatever shows the file alone shows the bare piece.
 * A cutoff above 1 leaves nothing of a material, and its colour stays as it is.
 */
function hideParts(document) {
  for (const material of document.getRoot().listMaterials()) {
    if (material.getName().includes('@')) material.setAlphaMode('MASK').setAlphaCutoff(2);
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
      const material = primitive.getMaterial();
      const options = material?.getName().split('@')[1]?.split('#')[0].split(' ') ?? [];
      if (options.length === 0 || isGleam(material)) continue;
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
  const { finishes, space, spaces, shadows } = JSON.parse(
    readFileSync(join(exported, file.replace('.glb', '.json'))),
  );
  let bytes;
  let document;
  let angles;
  for (const ratio of [1, 0.75, 0.55, 0.4]) {
    document = await io.read(join(exported, file));
    angles = anglesOf(document.getRoot().listScenes()[0]);
    addWeave(document, category === 'bed');
    for (const material of document.getRoot().listMaterials()) {
      material.getBaseColorTextureInfo()?.setWrapS(mirroredRepeat).setWrapT(mirroredRepeat);
    }
    await document.transform(
      dedup({ propertyTypes: [PropertyType.TEXTURE, PropertyType.ACCESSOR] }),
      addGleams,
      weld(),
      ...(ratio < 1 ? [simplify({ simplifier: MeshoptSimplifier, ratio, error: 0.002 })] : []),
      (made) => addShadows(made, shadows),
      textureCompress({ encoder: sharp, targetFormat: 'webp', resize: [512, 512], quality: 78 }),
      prune({ keepAttributes: false }),
    );
    addVariants(document, finishes);
    hideParts(document);
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
  const parts = Object.fromEntries(
    Object.entries(angles)
      .filter(([option]) => option in spaces)
      .map(([option, from]) => [option, { from, space: spaces[option] }]),
  );
  return [`${category}/${id}`, { version, space, parts, finishes }];
}

const { models: kept } = await readContent('catalogue/models');
const models = { ...kept };
for (const file of readdirSync(exported)
  .filter((name) => name.endsWith('.glb'))
  .sort()) {
  const [name, facts] = await serve(file);
  models[name] = facts;
}
writeContent(
  'catalogue/models',
  `/** A colour, and how metallic and how rough it is, from 0 to 1. */
type Finish = readonly [colour: string, metallic: number, roughness: number];

/** A point of a 3D model, in metres: to the right, up, and towards the viewer. */
export type Point = readonly [x: number, y: number, z: number];

/** The bounding box of something, and its largest distance from the vertical line through its centre. */
export type Space = { readonly min: Point; readonly max: Point; readonly reach: number };

/** What an option adds, and the best angles to see it: degrees around the piece, degrees from straight above. */
type Part = { readonly from: readonly [around: number, above: number]; readonly space: Space };

/** Facts of a 3D model: the space of the piece, the parts that options add, the materials of finishes. */
export type Model = {
  readonly version: string;
  readonly space: Space;
  readonly parts: Readonly<Record<string, Part>>;
  readonly finishes: Readonly<Record<string, Readonly<Record<string, Finish>>>>;
};

/** The models by piece. Written by \`content/render/models.mjs\`. */
export const models: Readonly<Record<string, Model>> = ${JSON.stringify(Object.fromEntries(Object.entries(models).sort()), null, 2)};
`,
);
