import { expect, test } from 'vitest';
import { type Locale, locales } from '@/lib/i18n/locales';
import { spelled } from '@/tests/content/spelled-numbers';
import { messages, textsUnder } from '@/tests/content/texts';

/** What another language says with a number of its own, and why. */
const ownNumbers: Readonly<Record<string, string>> = {
  'assistants.never.items.payment.text': 'Italian « sei » is « you are »',
  'booking.notices.taken': 'Italian « sei » is « you are »',
  'myData.leave.question': 'Italian « sei » is « you are »',
  'apartmentDescriptions.5.description': 'the columns of a bed, which English counts',
  'fit.turns': 'a turn in degrees',
  'promo.claimsText.trial': 'a fact in words (`said-facts.ts`)',
};

const others = locales.filter((locale) => locale !== 'fr');
const isOwn = (path: string) =>
  Object.keys(ownNumbers).some((place) => path === place || path.startsWith(`${place}.`));

/** Numbers of two words that `spelled` has not in every case: they are read in French. */
const compound: Readonly<Partial<Record<Locale, RegExp>>> = {
  ru: /двадцат\p{L}+ четыр\p{L}+/giu,
  // From eleven to nineteen, and twenty-four.
  ar: /\p{L}{0,2}(?:[أإ]حد|اثن|ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)\p{L}* (?:عشر(?:ًا|ة)?|وعشرين)(?!\p{L})/gu,
};

/** Numbers that a text says itself, in letters or digits; one and two may be an article or a pair. */
function numbersIn(text: string, locale: Locale): number[] {
  let rest = text
    .replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, ' ')
    .replace(/(\d)[\s.,](?=\d{3}(?!\d))/g, '$1')
    .replace(compound[locale] ?? /(?!)/gu, ' ');
  const found: number[] = [];
  // The longest first, so that « vingt-quatre » is not read as « quatre ».
  const words = Object.entries(spelled[locale]).sort(([, a], [, b]) => b.length - a.length);
  for (const [number, word] of words) {
    const pattern = new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'giu');
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, ' ');
    found.push(Number(number));
  }
  found.push(
    ...[...rest.matchAll(/(?<![\d.,/-])\d+(?![\d/-])/g)].map(([digits]) => Number(digits)),
  );
  return found.filter((number) => number > 2);
}

/** Where a language says a number that French does not say there: no test of a French number reads it. */
const more = others.flatMap((locale) => {
  const french = new Map(textsUnder(messages.fr, ''));
  return textsUnder(messages[locale], '').flatMap(([path, text]) => {
    const known = numbersIn(french.get(path) ?? '', 'fr');
    const own = numbersIn(text, locale).filter((number) => !known.includes(number));
    return own.length > 0 ? [{ locale, path, own }] : [];
  });
});

test('no language says a number that French does not', () => {
  const tales = /^(?:stories|products)\./;
  expect(more.filter(({ path }) => !tales.test(path) && !isOwn(path))).toEqual([]);
});

test('each exception is one', () => {
  const gone = Object.keys(ownNumbers).filter(
    (place) => !more.some(({ path }) => path === place || path.startsWith(`${place}.`)),
  );
  expect(gone).toEqual([]);
});
