/**
 * The questions of « Quel dieu veille chez vous ? », in order. Each has three answers; `weight` is what an answer
 * counts for the pieces that share it, `god` whose symbol stands above. Their words: `messages/<language>/catalogue/which-god.ts`.
 */
export const whichGodQuestions = [
  { id: 'wish', weight: 4, god: 'hestia' },
  { id: 'sleep', weight: 1, god: 'morphee' },
  { id: 'seat', weight: 1, god: 'athena' },
  { id: 'light', weight: 2, god: 'iris' },
  { id: 'space', weight: 2, god: 'hermes' },
  { id: 'company', weight: 1, god: 'aphrodite' },
  { id: 'matter', weight: 2, god: 'demeter' },
] as const;

/**
 * The answers that each piece would give, in the order of the questions. Chosen by hand from its sheet: what it is
 * for, its light, size and materials. `tests/lib/catalogue/which-god.test.ts` says how often each piece wins.
 */
export const whichGodProfiles: Readonly<Record<string, string>> = {
  'lit-zeus': '0211012',
  'lit-hades': '0010120',
  'lit-poseidon': '0112010',
  'lit-chronos': '0221021',
  'lit-kratos': '0000020',
  'table-de-chevet-morphee': '0122211',
  'fauteuil-athena': '1201122',
  'fauteuil-hygieia': '1102112',
  'fauteuil-morphee': '1012122',
  'fauteuil-artemis': '1102221',
  'fauteuil-apollon': '1211102',
  'table-d-appoint-hermes': '1221210',
  'table-basse-hestia': '1010101',
  'miroir-aphrodite': '2211110',
  'miroir-narcisse': '2022220',
  'miroir-hera': '2101000',
  'armoire-demeter': '2010001',
  'armoire-persephone': '2020111',
  'armoire-iris': '2121020',
  'armoire-hera': '2201001',
};
