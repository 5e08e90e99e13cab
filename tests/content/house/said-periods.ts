import { spelled } from '@/tests/content/spelled-numbers';
import { textsUnder } from '@/tests/content/texts';

/** French numbers that `spelled` has no fact for. */
const others: Readonly<Record<number, string>> = {
  9: 'neuf',
  11: 'onze',
  13: 'treize',
  15: 'quinze',
  16: 'seize',
  17: 'dix-sept',
  40: 'quarante',
  60: 'soixante',
  100: 'cent',
  1000: 'mille',
};

/** Each number with its French word, the longest first, so that « dix-huit » is not read as « dix ». */
const words = Object.entries({ ...spelled.fr, ...others }).sort(
  ([, a], [, b]) => b.length - a.length,
);
const letters = words.map(([, word]) => word).join('|');
/** In letters, also of several words, or in digits. */
const one = `(?:${letters})(?:[-\\s](?:et[-\\s])?(?:${letters}|une?|cents))*|\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+|\\d+`;

/** Times, sums and measures, and what the forms of the house take. « Un an » is a period, where « un jour » may be any day. */
const measured =
  'ans|années|trimestres|mois|semaines|jours|nuits|heures|h|minutes|secondes|fois|euros|€|caractères|chiffres|signes|Mo|photos|fichiers|millions|au plus|par commande|%|cm|mètres|degrés';
/** What the catalogue, the Résidence and the pages have so many of. */
const counted =
  'pièces|meubles|lits|fauteuils|tables|miroirs|armoires|collections|modèles|types|dieux|suites|personnes|voix|vues|intérieurs|lieux|configurations|articles|exemplaires|options|éditions|langues|pays|conseill[eè]re?s|questions|étapes|entrées|cartes|rappels|commandes|confirmations|dernières|plus récents';

const reader = (things: string, also = '') =>
  new RegExp(
    `(?<![\\p{L}\\d-])(?:(${one})\\s(?:${things.replaceAll(' ', '\\s')})${also})(?!\\p{L})`,
    'giu',
  );

/** NaN for a number of several words that no fact has. */
const numberOf = (said: string): number => {
  const digits = said.replace(/\s/g, '');
  const word = words.find(([, spelledOne]) => spelledOne === said.toLowerCase());
  return Number(word?.[0] ?? digits);
};

/** A number that a text says itself: where, in which text, which, and with what it is said. */
export type Said = {
  readonly path: string;
  readonly text: string;
  readonly number: number;
  readonly phrase: string;
};

/** Numbers with a thing, but those that a placeholder chooses between: « one {un an} other {# ans} ». */
const saidIn = (all: unknown, pattern: RegExp): Said[] =>
  textsUnder(all, '').flatMap(([path, text]) =>
    [...text.replace(/\b(?:one|=\d) \{[^{}]*\}/g, '').matchAll(pattern)].map(
      ([phrase, said = 'un']) => ({
        path,
        text,
        number: said === 'un' ? 1 : numberOf(said),
        phrase,
      }),
    ),
  );

/** The periods, sums and limits that French words say with a number of their own. */
export const periodsIn = (all: unknown): Said[] =>
  saidIn(all, reader(measured, '|un\\s?an|un\\seuro'));

/** The numbers of things that French words count. */
export const countsIn = (all: unknown): Said[] => saidIn(all, reader(counted));

/** Whether a path is that of a text, or of what is above it; `*` is any one part. */
export function isUnder(path: string, place: string): boolean {
  const parts = path.split('.');
  return place.split('.').every((part, at) => part === '*' || part === parts[at]);
}

/** Where such a number states no rule that the shop applies, and why. */
export const noRules: Readonly<Record<string, string>> = {
  stories: 'tales of gods',
  'products.*.*.myth': 'tales of gods',
  'products.*.*.care': 'how to care for a piece',
  'products.bed.chronos.description': 'how a piece works',
  'products.wardrobe.persephone.tagline': 'a tale of gods',
  'collections.history.entries': 'what has happened, told as a tale',
  'amenitiesPage.intro': 'a turn of phrase',
  'amenitiesPage.items.1': 'a service of the sample Résidence that nothing counts',
  'amenitiesPage.items.4': 'a service of the sample Résidence that nothing counts',
  'assistants.can.items.search': 'an example of a search',
  'contact.hours': 'the clock, where the fact says always',
  'footer.hours': 'the clock, where the fact says always',
  legalGuarantee: 'the law',
  'fit.hands': 'advice, which the answer leaves out',
  'options.ateliers': 'what an option adds to a piece',
  'payment.lenderDecides': 'the law on credit',
  'privacy.sections.3': 'the law on data',
  'privacy.sections.8': 'an age that is asked nowhere',
  'refund.sections.4': 'the law on the guarantee',
  'sheet.data.eraseText': 'how a piece works',
  'terms.sections.5.paragraphs.1': 'the law on credit',
  'terms.sections.8': 'the law, word for word',
  'houseMails.bookingEvents.paidTwice': 'what a guest did',
};

/** Where a number of things counts none that the catalogue or the Résidence has, and why. */
export const noCounts: Readonly<Record<string, string>> = {
  stories: 'tales of gods',
  'products.*.*.myth': 'tales of gods',
  'assistants.can.items.compare': 'the editions of one piece',
  'compare.emptyText': 'what a comparison begins with',
  'detail.compare': 'the editions of one piece',
  'faq.entries.1': 'an example of a cart',
  'offer.unmakeable.excludes': 'options that exclude each other come in pairs',
};

/**
 * What says a number that is none of its facts, as `path: number (phrase)`, and the places of a list of exceptions in which no such number
 * stands any more. @param isFact whether a number was read as a fact of the shop
 */
export function untied(
  said: readonly Said[],
  isFact: (one: Said) => boolean,
  exceptions: Readonly<Record<string, string>>,
): { readonly unread: string[]; readonly gone: string[] } {
  const free = said.filter((one) => !isFact(one));
  const places = Object.keys(exceptions);
  return {
    unread: free
      .filter(({ path }) => !places.some((place) => isUnder(path, place)))
      .map(({ path, number, phrase }) => `${path}: ${number} (${phrase})`),
    gone: places.filter((place) => !free.some(({ path }) => isUnder(path, place))),
  };
}
