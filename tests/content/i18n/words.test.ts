import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bedOptions } from '@/content/catalogue/bed-options';
import { configurators } from '@/content/catalogue/configurators';
import { categories } from '@/content/catalogue/piece';
import { allPieces } from '@/lib/catalogue/catalogue';
import { productWords, storyWords } from '@/lib/catalogue/product-words';
import fr from '@/messages/fr';
import { keptInBrowser } from '@/messages/fr/house/cookies';

const chapters = [
  'introduction',
  'loveStory',
  'divineGift',
  'modernConnection',
  'invitation',
] as const;

/** Words as a reader counts them: « l’aigle » is one, a dash or a colon none. */
const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Every text below a value of the messages, with its key. */
function textsUnder(value: unknown, key = 'fr'): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([part, below]) => textsUnder(below, `${key}.${part}`));
}

/** Keys that share their text with another, pair by pair. */
function repeated(texts: readonly (readonly [key: string, text: string])[]): string[] {
  const owners = new Map<string, string>();
  return texts.flatMap(([key, text]) => {
    const plain = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    const owner = owners.get(plain);
    if (owner === undefined) owners.set(plain, key);
    return owner === undefined ? [] : [`${owner} = ${key}`];
  });
}

/** Says which keys have a number outside the bounds, and the number. */
function beyond(counts: [key: string, count: number][], least: number, most: number): string[] {
  return counts.flatMap(([key, count]) =>
    count < least || count > most ? `${key}: ${count}` : [],
  );
}

const pieces = allPieces.map((piece) => ({
  key: `${piece.category}/${piece.id}`,
  words: productWords(fr, piece),
  story: storyWords(fr, piece),
}));

test('a description has 80 to 120 words', () => {
  const counts = pieces.map(({ key, words }): [string, number] => [
    key,
    countWords(words.description),
  ]);
  expect(beyond(counts, 80, 120)).toEqual([]);
});

test('a piece has 6 to 10 different features', () => {
  const counts = pieces.map(({ key, words }): [string, number] => [key, words.features.length]);
  expect(beyond(counts, 6, 10)).toEqual([]);
  const features = pieces.flatMap(({ key, words }) =>
    words.features.map((text): [string, string] => [key, text]),
  );
  expect(repeated(features)).toEqual([]);
});

test('each of the five parts of a story has 60 to 120 words', () => {
  const counts = pieces.flatMap(({ key, story }) =>
    chapters.map((chapter): [string, number] => [`${key} ${chapter}`, countWords(story[chapter])]),
  );
  expect(counts).toHaveLength(allPieces.length * chapters.length);
  expect(beyond(counts, 60, 120)).toEqual([]);
});

test('no paragraph is repeated', () => {
  // The law wants its sentence on credit wherever credit is offered, and the cookies on two pages.
  const paragraphs = textsUnder(fr).filter(
    ([key, text]) =>
      text.length > 60 &&
      key !== 'fr.payment.creditWarning' &&
      !(key.startsWith('fr.privacy.') && keptInBrowser.some((one) => one === text)),
  );
  expect(paragraphs.length).toBeGreaterThan(400);
  expect(repeated(paragraphs)).toEqual([]);
});

test('the check of repeated paragraphs ignores case and punctuation', () => {
  const twice = repeated([
    ['a', 'Le lit, d’or.'],
    ['b', 'Un lit'],
    ['c', 'le lit : d’or !'],
  ]);
  expect(twice).toEqual(['a = c']);
});

test('no two pieces share a name, a tagline or a title', () => {
  const taken = pieces.flatMap(({ key, words, story }): [string, string][] => [
    [`${key} name`, words.name],
    [`${key} tagline`, words.tagline],
    [`${key} myth`, words.myth.title],
    [`${key} story`, story.title],
  ]);
  expect(repeated(taken)).toEqual([]);
});

test('no text is empty, except the text of toasts with a full title', () => {
  const empty = textsUnder(fr).filter(
    ([key, text]) => text.trim() === '' && !/^fr\.done\.\w+\.text$/.test(key),
  );
  expect(empty).toEqual([]);
});

test('every god of the catalogue has a name, and no other', () => {
  const gods = new Set(allPieces.map(({ god }) => god));
  expect(Object.keys(fr.gods).sort()).toEqual([...gods].sort());
  for (const name of Object.values(fr.gods)) expect(name).toMatch(/^\p{Lu}\p{Ll}+$/u);
});

test('every option has a label, and no label is left over', () => {
  expect(Object.keys(fr.options.beds).sort()).toEqual(bedOptions.map(({ id }) => id).sort());
  for (const category of categories) {
    const labels = fr.options.ateliers[category];
    expect(Object.keys(labels).sort()).toEqual(
      configurators[category].options.map(({ id }) => id).sort(),
    );
    const names = Object.entries(labels).map(([id, { name }]): [string, string] => [id, name]);
    expect(repeated(names), category).toEqual([]);
  }
  const groups = categories.flatMap((category) =>
    configurators[category].options.map(({ group }) => group),
  );
  expect(Object.keys(fr.options.ateliers.groups).sort()).toEqual([...new Set(groups)].sort());
});

/** Labels that the specification gives, to the letter. */
const labels = {
  table: {
    'tech-1': 'Chargement Sans Fil Intégré',
    'tech-2': 'Assistant Vocal Divin',
    'tech-3': 'Écran Tactile Intégré',
    'mat-1': 'Marbre Olympien',
    'mat-2': 'Bois Sacré',
    'mat-3': 'Métal Divin',
    'func-1': 'Système de Refroidissement',
    'func-2': 'Éclairage LED Personnalisable',
  },
  mirror: {
    'func-1': 'Éclairage LED Adaptatif',
    'func-2': 'Capteur de Beauté IA',
    'func-3': 'Affichage Météo & Agenda',
    'frame-1': 'Cadre Or Rose Divin',
    'frame-2': 'Cadre Cristal Olympien',
    'frame-3': 'Cadre Marbre Sculpté',
    'tech-1': 'Reconnaissance Faciale',
    'tech-2': 'Assistant Beauté Personnel',
  },
  wardrobe: {
    'dim-1': 'Largeur Étendue (+50cm)',
    'dim-2': 'Hauteur Majestueuse (+30cm)',
    'dim-3': 'Profondeur Royale (+20cm)',
    'tech-1': "Système d'Organisation IA",
    'tech-2': 'Éclairage LED Automatique',
    'tech-3': 'Miroir Intégré Intelligent',
    'mat-1': "Bois Précieux d'Olympe",
    'mat-2': 'Finitions Dorées',
  },
};

test.each(['table', 'mirror', 'wardrobe'] as const)(
  'the options of the %s atelier are called what the price list calls them',
  (category) => {
    const shown = Object.entries(fr.options.ateliers[category]);
    const straight = shown.map(([id, { name }]) => [id, name.replaceAll('’', "'")]);
    expect(Object.fromEntries(straight)).toEqual(labels[category]);
  },
);

/** The two sentences of the shop's brief, as it writes them. */
const asWritten = ['Paiement Réussi !', 'Inscription réussie !'];

/** What stands before a sign, or behind it, instead of a plain space: narrow for some. */
const spaceAt = (sign: string) =>
  /[;!?]/.test(sign) ? 'a narrow non-breaking space (U+202F)' : 'a non-breaking space (U+00A0)';

/** Where a text has a plain space beside a sign, and what belongs there. */
const looseSigns = (text: string): string[] =>
  [...text.matchAll(/(«) | ([:;!?»])/g)].map(({ 0: found, 1: opening, 2: closing = '', index }) => {
    const passage = text.slice(Math.max(0, index - 12), index + found.length + 12);
    const side = opening ? `behind ${opening}` : `before ${closing}`;
    return `${spaceAt(opening ?? closing)} ${side} in "${passage}"`;
  });

test('a sign beside a plain space is named, with the space that belongs there', () => {
  expect(['un lit : d’or', 'ce lit ?', '« Lit\u00a0»'].flatMap(looseSigns)).toEqual([
    'a non-breaking space (U+00A0) before : in "un lit : d’or"',
    'a narrow non-breaking space (U+202F) before ? in "ce lit ?"',
    'a non-breaking space (U+00A0) behind « in "« Lit\u00a0»"',
  ]);
  expect(looseSigns('un lit\u00a0: d’or\u202f!')).toEqual([]);
});

const files = readdirSync('messages/fr', { recursive: true, encoding: 'utf8' });
const named = files.flatMap((file) => {
  const [, subject = '', name = ''] = /^([a-z0-9-]+)[\\/]([a-z0-9-]+)\.ts$/.exec(file) ?? [];
  return name ? [[subject, name] as const] : [];
});

test.each(named)(
  'French punctuation in %s/%s has a non-breaking space where one belongs',
  async (subject, name) => {
    const texts = textsUnder(await import(`../../../messages/fr/${subject}/${name}.ts`));
    const loose = texts
      .filter(([, text]) => !asWritten.includes(text))
      .flatMap(([key, text]) => looseSigns(text).map((sign) => `${key}: ${sign}`));
    expect(loose).toEqual([]);
  },
);
