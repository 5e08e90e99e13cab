import type { Piece } from '@/content/catalogue/piece';
import { fitted } from './fitted';
import { boxForm, type Form } from './form';
import { aphrodite } from './forms/aphrodite';
import { apollo } from './forms/apollo';
import { artemis } from './forms/artemis';
import { ateliers } from './forms/ateliers';
import { athena } from './forms/athena';
import { chronos } from './forms/chronos';
import { demeter } from './forms/demeter';
import { hades } from './forms/hades';
import { heraMirror } from './forms/hera-mirror';
import { heraWardrobe } from './forms/hera-wardrobe';
import { hermes } from './forms/hermes';
import { hestia } from './forms/hestia';
import { hygieia } from './forms/hygieia';
import { iris } from './forms/iris';
import { kratos } from './forms/kratos';
import { morpheeChair } from './forms/morphee-chair';
import { morpheeTable } from './forms/morphee-table';
import { narcisse } from './forms/narcisse';
import { persephone } from './forms/persephone';
import { poseidon } from './forms/poseidon';
import { zeus } from './forms/zeus';
import type { View } from './view';

const forms: Readonly<Record<string, Form>> = {
  'bed/zeus': zeus,
  'bed/hades': hades,
  'bed/poseidon': poseidon,
  'bed/chronos': chronos,
  'bed/kratos': kratos,
  'chair/athena': athena,
  'chair/hygieia': hygieia,
  'chair/morphee': morpheeChair,
  'chair/artemis': artemis,
  'chair/apollo': apollo,
  'table/morpheus-nightstand': morpheeTable,
  'table/hermes-side-table': hermes,
  'table/hestia-coffee-table': hestia,
  'mirror/aphrodite': aphrodite,
  'mirror/narcisse': narcisse,
  'mirror/hera': heraMirror,
  'wardrobe/demeter': demeter,
  'wardrobe/persephone': persephone,
  'wardrobe/iris': iris,
  'wardrobe/hera': heraWardrobe,
};

export type Drawn = {
  readonly elevation: View;
  readonly plan: View;
  /** Where the mattress begins in the plan, in millimetres from the foot; undefined for what has none. */
  readonly foot?: number;
};
const drawn = new WeakMap<Piece, Drawn>();

/** @returns both views of a piece to its exact dimensions, a plain measured box where it has no form of its own. */
export function drawingOf(piece: Piece): Drawn {
  const known = drawn.get(piece);
  if (known) return known;
  const fresh = draw(forms[`${piece.category}/${piece.id}`] ?? boxForm, piece);
  drawn.set(piece, fresh);
  return fresh;
}

/** @returns both views of the composition that the atelier makes in the measures of a piece. */
export const compositionDrawingOf = (piece: Piece): Drawn => draw(ateliers[piece.category], piece);

function draw(form: Form, piece: Piece): Drawn {
  const { width, depth, height } = piece.sizeMm;
  return {
    elevation: fitted(form.elevation(piece), width, height),
    plan: fitted(form.plan(piece), width, depth),
    foot: form.foot?.(piece),
  };
}
