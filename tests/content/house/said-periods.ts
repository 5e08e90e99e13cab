import { spelled } from '@/tests/content/spelled-numbers';
import { textsUnder } from '@/tests/content/texts';

/** French numbers from two on that `spelled` has no fact for. */
const others = 'neuf|onze|treize|quinze|seize|quarante|soixante|cent|mille';
const one = `(?:${Object.values(spelled.fr).join('|')}|${others})`;
/** A number, in letters or digits, and what it counts. */
const period = new RegExp(
  `(?<![\\p{L}\\d-])(${one}(?:-${one})*|\\d+)\\s(?:ans|mois|semaines|jours|nuits|heures|minutes|secondes|fois|euros|€)(?!\\p{L})`,
  'giu',
);

/** NaN for a number that no fact has. */
const numberOf = (said: string): number =>
  Number(Object.entries(spelled.fr).find(([, word]) => word === said.toLowerCase())?.[0] ?? said);

export type SaidPeriod = { readonly path: string; readonly text: string; readonly number: number };

/** The periods and sums that French words say with a number of their own, where they stand and in which text. */
export const periodsIn = (words: unknown): SaidPeriod[] =>
  textsUnder(words, '').flatMap(([path, text]) =>
    [...text.matchAll(period)].map(([, said = '']) => ({ path, text, number: numberOf(said) })),
  );

/** Where such a number states no rule that the shop applies: the path of a text or of what is above it, and why. */
export const noRules: Readonly<Record<string, string>> = {
  stories: 'tales of gods',
  products: 'tales of gods, how pieces work and how to care for them',
  'collections.history': 'what has happened',
  amenitiesPage: 'services of the sample Résidence',
  'assistants.can.items.search': 'an example of a search',
  'contact.hours': 'the clock, where the fact says always',
  'footer.hours': 'the clock, where the fact says always',
  'faq.entries.12': 'the SIM card of an edition; nothing counts its years',
  'legal.sections.0': 'the capital of the company',
  legalGuarantee: 'the law',
  'payment.lenderDecides': 'the law on credit',
  'payment.splits.3': 'its key is the number',
  'privacy.sections.0.list.6': 'the longest that the jobs which delete leave a hold',
  'privacy.sections.0.list.10': 'the longest that they leave a counter',
  'privacy.sections.3': 'the law on data',
  'privacy.sections.8': 'an age that is asked nowhere',
  'refund.sections.4': 'the law on the guarantee',
  'sheet.data.eraseText': 'how a piece works',
  'sheet.maker.partsText': 'the dispatch of a spare part, which the shop does not sell',
  'terms.sections.5.paragraphs.1': 'the law on credit',
  'terms.sections.8': 'the law, word for word',
};
