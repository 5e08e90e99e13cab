import type { ModelViewerElement } from '@google/model-viewer';
import type { Model } from '@/content/catalogue/models';

type Material = NonNullable<ModelViewerElement['model']>['materials'][number];
type Look = {
  readonly factor: readonly number[];
  readonly texture: Material['pbrMetallicRoughness']['baseColorTexture']['texture'];
  readonly metallic: number;
  readonly rough: number;
  readonly mode: string;
};

/** What is left by day of the light of a lamp, where it falls. */
const byDay = 0.5;

/** The original look of each material, so that it can be restored. */
const originals = new WeakMap<Material, Look>();

function originalOf(material: Material): Look {
  const pbr = material.pbrMetallicRoughness;
  const look = originals.get(material) ?? {
    factor: [...pbr.baseColorFactor],
    texture: pbr.baseColorTexture?.texture ?? null,
    metallic: pbr.metallicFactor,
    rough: pbr.roughnessFactor,
    mode: material.getAlphaMode(),
  };
  originals.set(material, look);
  return look;
}

/** The options that show a material, after the @ in its name; empty for parts every configuration has. */
const partOf = (material: Material) => material.name.split('@')[1]?.split('#')[0] ?? '';

/** Parts made of light sources alone that every configuration has: they are on at night. */
function ownLamps(materials: readonly Material[], offered: readonly string[]): ReadonlySet<string> {
  const lamps = new Set(materials.map(partOf));
  for (const material of materials) {
    const part = partOf(material);
    const isOffered = part.split(' ').some((id) => offered.includes(id));
    if (isOffered || !/^gl(?:ow|eam)-/.test(material.name)) lamps.delete(part);
  }
  return lamps;
}

/** The alpha mode of a visible material. The exporter hides optional parts with a mask. */
function modeOf({ mode, factor }: Look): 'OPAQUE' | 'BLEND' {
  if (mode === 'MASK') return (factor[3] ?? 1) < 1 ? 'BLEND' : 'OPAQUE';
  return mode === 'BLEND' ? 'BLEND' : 'OPAQUE';
}

/**
 * Applies options, finishes and night lighting to the materials of a model.
 * @param offered the options that can be chosen for it @param chosen those of them, and of the finishes, that are on
 */
export function applyOptions(
  materials: readonly Material[],
  model: Model,
  offered: readonly string[],
  chosen: readonly string[],
  isNight: boolean,
): void {
  const lamps = ownLamps(materials, offered);
  for (const material of materials) {
    // Materials of a variant load when the variant is selected, which this viewer never does.
    if (material.name.includes('#')) continue;
    const look = originalOf(material);
    const part = partOf(material);
    const isShown =
      part === '' ||
      part.split(' ').some((id) => chosen.includes(id)) ||
      (isNight && lamps.has(part));
    const finish = chosen.flatMap(
      (id) => model.finishes[id]?.[material.name.split('@')[0] ?? ''] ?? [],
    );
    const [colour, metallic, rough] = [finish.at(-3), finish.at(-2), finish.at(-1)];
    const pbr = material.pbrMetallicRoughness;
    if (typeof colour === 'string' && typeof metallic === 'number' && typeof rough === 'number') {
      pbr.baseColorTexture?.setTexture(null);
      pbr.setBaseColorFactor(colour);
      pbr.setMetallicFactor(metallic);
      pbr.setRoughnessFactor(rough);
    } else {
      pbr.baseColorTexture?.setTexture(look.texture);
      const [red = 0, green = 0, blue = 0, opacity = 1] = look.factor;
      const isDimmed = !isNight && material.name.startsWith('gleam-');
      pbr.setBaseColorFactor([red, green, blue, isDimmed ? opacity * byDay : opacity]);
      pbr.setMetallicFactor(look.metallic);
      pbr.setRoughnessFactor(look.rough);
    }
    if (isShown) {
      material.setAlphaMode(modeOf(look));
    } else {
      material.setAlphaMode('MASK');
      material.setAlphaCutoff(0.99);
      pbr.setBaseColorFactor([0, 0, 0, 0]);
    }
  }
}
