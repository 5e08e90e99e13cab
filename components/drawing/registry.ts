import type { Piece } from '@/content/piece';
import { boxForm, type Form } from './form';
import { aphrodite } from './forms/aphrodite';
import { apollo } from './forms/apollo';
import { artemis } from './forms/artemis';
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

/** @returns the form of a piece, a plain measured box for one that has none. */
export function formOf({ category, id }: Pick<Piece, 'category' | 'id'>): Form {
  return forms[`${category}/${id}`] ?? boxForm;
}
