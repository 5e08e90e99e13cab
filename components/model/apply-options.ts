import type { ModelViewerElement } from '@google/model-viewer';
import type { Model } from '@/content/models';

type Material = NonNullable<ModelViewerElement['model']>['materials'][number];
type Look = {
  readonly factor: readonly number[];
  readonly texture: Material['pbrMetallicRoughness']['baseColorTexture']['texture'];
  readonly metallic: number;
  readonly rough: number;
  readonly mode: string;
};

/** How each material came, so that it can be given back. */
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

/** The part a material belongs to: the options that show it, none for what the piece always has. Written by the exporter after an @. */
const partOf = (material: Material) => material.name.split('@')[1]?.split('#')[0] ?? '';

/** Parts that are nothing but light: lit by night, whether their option is chosen or not. */
function lampsOf(materials: readonly Material[]): ReadonlySet<string> {
  const lamps = new Set(materials.map(partOf));
  for (const material of materials) {
    if (!material.name.startsWith('glow-')) lamps.delete(partOf(material));
  }
  return lamps;
}

/** How a material looks when it is seen. What options add comes hidden by a mask. */
function modeOf({ mode, factor }: Look): 'OPAQUE' | 'BLEND' {
  if (mode === 'MASK') return (factor[3] ?? 1) < 1 ? 'BLEND' : 'OPAQUE';
  return mode === 'BLEND' ? 'BLEND' : 'OPAQUE';
}

/** Shows on a model what was chosen: parts of options, finishes, and its lights by night. */
export function applyOptions(
  materials: readonly Material[],
  model: Model,
  chosen: readonly string[],
  isNight: boolean,
): void {
  const lamps = lampsOf(materials);
  for (const material of materials) {
    // Those of a variant are loaded when it is chosen, which never happens here.
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
      pbr.setBaseColorFactor([...look.factor] as [number, number, number, number]);
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
