import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Locale, languages, locales } from '@/lib/i18n/locales';
import { messages, textsUnder } from '@/tests/content/texts';
import { featuresOf, filesOf, fontFile, fontsOf } from './fonts';

const french = new Map(textsUnder(messages.fr, ''));
const others = locales.filter((locale) => locale !== 'fr');

/** Addresses and anchors are no words. */
const isWord = (key: string) => !/(\.id|Url|updatedOn)$/.test(key);
const textsOf = (locale: Locale) => textsUnder(messages[locale], '').filter(([key]) => isWord(key));

/** Names of the places a text leaves open; a plural repeats its own in each of its forms. */
function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name = '']) => name))].sort();
}

/** Texts whose own language writes them as French does. */
const shared: Readonly<Record<Exclude<Locale, 'fr'>, readonly RegExp[]>> = {
  en: [
    /^(Hammam|Confirmation|Total|Message|Structure|Options|Dimensions|Plan|Tables|pages|Collections|Cookies|Volume)$/,
    /^(massage|microphone|Contact|Menu|Installation|Notifications|Close toast|3 (Collections|Types))$/,
    /^(Zeus|Chronos|Kratos|Hygieia|Hestia|Aphrodite|Iris)$/,
    /^(Images|Scripts|Navigation|Consultation|Composition|structure|mohair|viscose|bronze|loden)$/,
    /^(Option|Question|Page|Suite)$/,
    /^(Read this page in English|Unexpected Application Error!)$/,
    /, France$/,
  ],
  it: [
    /^(Hammam|E-mail|Menu|Zeus|Chronos|Kratos|Volume|Suite)$/,
    /^(Conforme|Non conforme|mohair|loden)$/,
  ],
  ru: [],
  ar: [/^Read this page in English$/],
};

/** Names of firms, of people and of standards are the same everywhere, and so are measures. */
const names =
  /^(Théogonie|NFC|UWB|Apple Pay|Google Pay|PayPal|Klarna|Alma|Link|Visa, Mastercard, CB|CVV|\p{L}+ \p{Lu}\.)$/u;
const isPattern = (text: string) => !/\p{L}{3}/u.test(text.replace(/\{\w+(, number)?\}/g, ''));

/** Words in Latin letters that Russian and Arabic keep: names, standards, addresses, names of cookies and files. */
const kept = new Set(
  `Théogonie Wi-Fi CVC OpenStreetMap SIRET SAS Paris France RGPD GDPR CNIL ODbL LED King Size Nyx Literie Apple Pay
  Google PayPal Klarna Alma Link Visa Mastercard Stripe CVV SSL Matter Thread UWB NFC Bluetooth Zigbee iOS Android Cap
  d’Antibes XXXX example com imya you place language cookie ip WCAG DGCCRF SignalConso RappelConso CEDEX HTTPS JSON
  CSV session Host-session summary buyer Host-buyer hold Host-hold hour Host-hour typed delivery theme compare promo
  RGAA GARAN king size MCP Streamable HTTP Markdown text llms txt robots glTF Merchant Center Agentic Commerce
  Protocol III PDF`
    .toLowerCase()
    .split(/\s+/),
);
/** A French authority, by the name that stands on an envelope to it. */
const authority = /Défenseur des droits(, Libre réponse)?/g;
const plural = /\b(plural|zero|one|two|few|many|select|always|equal|other)\b/g;

test.each(others)('%s has no key that French lacks', (locale) => {
  const own = textsUnder(messages[locale], '').map(([key]) => key);
  expect(own.filter((key) => !french.has(key))).toEqual([]);
});

test.each(others)('%s has the same placeholders as French', (locale) => {
  const wrong = textsOf(locale).flatMap(([key, text]) => {
    const [own, expected] = [placeholders(text), placeholders(french.get(key) ?? '')];
    return own.join() === expected.join() ? [] : `${key}: ${own} for ${expected}`;
  });
  expect(wrong).toEqual([]);
});

test.each(others)('%s has no text left in French', (locale) => {
  const left = textsOf(locale).filter(
    ([key, text]) =>
      french.get(key) === text &&
      !isPattern(text) &&
      !names.test(text) &&
      !shared[locale].some((pattern) => pattern.test(text)),
  );
  const hint = `what ${locale} writes as French does stands in \`shared\`, at the top of this file`;
  expect(left, hint).toEqual([]);
});

const cyrillicAndArabic = ['ru', 'ar'] as const;

/** The words in Latin letters of a text, as the list has them. */
const latinIn = (text: string): string[] =>
  (
    text
      .replace(/\{\w+(, number)?/g, '')
      .replace(plural, '')
      .replace(authority, '')
      .match(/[A-Za-zÀ-ÿ’-]{3,}/g) ?? []
  ).map((word) => word.toLowerCase().replace(/^-|-$/g, ''));

test.each(cyrillicAndArabic)('%s has no word in Latin letters but names', (locale) => {
  const left = textsOf(locale).flatMap(([key, text]) => {
    if (key === 'contact.english') return [];
    const strange = latinIn(text).filter((word) => !kept.has(word));
    return strange.length > 0 ? `${key}: ${strange}` : [];
  });
  expect(left, 'names and words that keep their letters stand in `kept`').toEqual([]);
});

test('each of these names is in some text of theirs', () => {
  const texts = cyrillicAndArabic.flatMap((locale) => textsOf(locale));
  const said = new Set(texts.flatMap(([, text]) => latinIn(text)));
  expect([...kept].filter((word) => !said.has(word))).toEqual([]);
});

test.each(['en', 'it'] as const)('%s has no sentence with French small words', (locale) => {
  const french = /\b(les|des|une|est|dans|avec|pour|aux|du|ses|vous|nous|être|mais|cette|ces)\b/giu;
  const left = textsOf(locale).filter(
    ([, text]) => (text.replace(authority, '').match(french)?.length ?? 0) > 1,
  );
  expect(left).toEqual([]);
});

describe('label lengths', () => {
  /** Buttons, links and tabs: what French says in so many letters has little room for more. */
  const isLabel = (key: string) =>
    /^(nav|gallery\.filters|cart|detail|story|payment|collections|newsletter\w*)\.[\w.]+$/.test(
      key,
    );

  test.each(others)('labels in %s', (locale) => {
    const long = textsOf(locale).flatMap(([key, text]) => {
      const length = french.get(key)?.length ?? 0;
      const isShort = length <= 24 && isLabel(key) && !text.includes(', plural,');
      return isShort && text.length > Math.max(length * 1.5, 20) ? `${key}: ${text}` : [];
    });
    expect(long).toEqual([]);
  });

  test.each(locales)('alternative texts in %s', (locale) => {
    const long = textsOf(locale).filter(([key, text]) => /\.alt$/.test(key) && text.length > 125);
    expect(long).toEqual([]);
  });
});

test.each(locales)('the fonts of %s have every character of its texts', (locale) => {
  // Spaces and marks of direction have no shape.
  const invisible = /[\p{Z}\p{Cf}\s]/u;
  for (const [role, characters] of Object.entries(fontsOf(locale))) {
    const missing = new Map<string, string>();
    for (const [key, text] of textsOf(locale)) {
      for (const letter of text.normalize('NFC')) {
        const isThere = characters.has(letter.codePointAt(0) ?? 0) || invisible.test(letter);
        if (!isThere && !missing.has(letter)) missing.set(letter, key);
      }
    }
    expect([...missing], role).toEqual([]);
  }
});

/** What the platform writes in a language: prices, shares, dates, times and lists. */
function formattedIn(locale: Locale): string {
  const { tag } = languages[locale];
  const price = (currency: string) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 2 * month + 1, 21));
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeStyle: 'short' });
  return [
    ...['EUR', 'USD'].map((currency) => price(currency).format(1_234_567.89)),
    new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(0.055),
    new Intl.NumberFormat(tag).format(-30.5),
    ...months.map((day) => date.format(day)),
    new Intl.ListFormat(tag).format(['1', '2', '3']),
  ].join('');
}

test.each(locales)('the fonts of %s have every character of its numbers and dates', (locale) => {
  const characters = fontsOf(locale).text;
  const missing = [...formattedIn(locale).normalize('NFC')].filter(
    (letter) => !characters.has(letter.codePointAt(0) ?? 0) && !/[\p{Z}\p{Cf}\s]/u.test(letter),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test.each(locales)('the texts of %s have the digits that its numbers have', (locale) => {
  const own = new Intl.NumberFormat(languages[locale].tag, { useGrouping: false });
  const digits = new Set(own.format(9_876_543_210));
  const others = textsOf(locale).filter(([, text]) =>
    (text.match(/\p{Nd}/gu) ?? []).some((digit) => !digits.has(digit)),
  );
  expect(others.map(([key]) => key)).toEqual([]);
});

test.each(locales)('the fonts of %s weigh at most 60 kB', (locale) => {
  const { display, text } = filesOf(locale);
  const bytes = [...display, ...text].map((name) => statSync(fontFile(name)).size);
  expect(Math.min(...bytes)).toBeGreaterThan(1_000);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
});

describe('Arabic letter joining', () => {
  const shaped = ['init', 'medi', 'fina', 'rlig', 'mark'];

  test.each(['display-arabic', 'text-arabic'])('%s', (name) => {
    const features = featuresOf(fontFile(name));
    expect(shaped.filter((feature) => !features.has(feature))).toEqual([]);
  });
});

test.each(locales)('%s calls every god by the Greek name', (locale) => {
  const roman = [
    /\b(Jupiter|Neptune|Minerv[ae]|Diane|Vénus|Venus|Junon|Juno|Mercure|Mercury|Cérès|Ceres)\b/i,
    /\b(Giove|Nettuno|Venere|Giunone|Mercurio|Cerere|Vesta)\b/i,
    /(Юпитер|Нептун|Минерв|Венер|Юнон|Меркури|Церер)/i,
    /(جوبيتر|نبتون|مينيرفا|فينوس|جونو|ميركوري)/,
  ];
  const found = textsOf(locale).filter(([, text]) => roman.some((name) => name.test(text)));
  expect(found).toEqual([]);
});

/** What a customer knows an order by is its number; a reference belongs to a transaction or a model. */
const orderReference = {
  fr: /référence (de la|de|d’une) commande|la référence et/i,
  en: /order reference|the reference\b/i,
  it: /riferimento dell’ordine|il riferimento e/i,
  ru: /номер платежа|артикул заказа/i,
  ar: /رقم الدفع|مرجع الطلب/,
} as const satisfies Readonly<Record<Locale, RegExp>>;

test.each(locales)('%s calls the number of an order by one word', (locale) => {
  const other = textsOf(locale).filter(([, text]) => orderReference[locale].test(text));
  expect(other.map(([key]) => key)).toEqual([]);
});
