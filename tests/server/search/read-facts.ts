import { parse } from 'node-html-parser';
import { z } from 'zod';
import type { Piece } from '@/content/catalogue/piece';
import { deliveryCountries } from '@/content/delivery/delivery';
import { countryName } from '@/lib/delivery/destination';
import { formatText } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { type AgenticFeed, valuesOf, type XmlTag } from '@/tests/lib/search/feeds/feed-rules';
import { spaced } from '@/tests/server/page';

/** Facts by their names, as « lit-zeus price »: what one source says of a piece or of the shop. */
export type Facts = Readonly<Record<string, string | number>>;

/** What a text in which numbers are written out calls fourteen days. */
const fourteen: Readonly<Record<Locale, RegExp>> = {
  fr: /quatorze jours/,
  en: /fourteen days/,
  it: /quattordici giorni/,
  ru: /четырнадцат/,
  ar: /أربعة عشر يوم/,
};
/** What a sentence on customs is recognised by. */
const customsWord: Readonly<Record<Locale, RegExp>> = {
  fr: /douan/,
  en: /customs/i,
  it: /dogan/,
  ru: /амож/,
  ar: /جمرك|جمارك/,
};

/** The numbers in a text, those of weeks that Arabic says in a word among them. */
function numbersIn(text: string, locale: Locale): number[] {
  const [group, point] = locale === 'en' || locale === 'ar' ? [',', '.'] : ['.', ','];
  const digits = spaced(text)
    .replace(/أسبوعين|أسبوعان/g, ' 2 ')
    .replace(/أسبوع واحد/g, ' 1 ');
  const numbers = digits.match(/\d+(?:[ .,]\d{3}(?!\d))*(?:[.,]\d+)?/g) ?? [];
  return numbers.map((one) =>
    Number(one.replaceAll(' ', '').replaceAll(group, '').replace(point, '.')),
  );
}

/** The cents of the first price in a text. */
const centsIn = (text: string) =>
  Number((spaced(text).match(/\d[\d .,]*[.,]\d\d(?!\d)/)?.[0] ?? '').replace(/\D/g, ''));

const sizeIn = (text: string, locale: Locale) => numbersIn(text, locale).slice(0, 3).join(' ');
const years = (text: string, locale: Locale) => Math.max(...numbersIn(text, locale));
/** The first and the last of the weeks in a text. */
function weeks(text: string, locale: Locale): string {
  const numbers = numbersIn(text, locale);
  return `${numbers[0]}-${numbers.at(-1)}`;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The number that a text gives where a message of the shop has one. */
function numberAt(text: string, message: string, locale: Locale, values: object): number {
  const said = spaced(formatText(message, locale, { ...values }));
  const form = new RegExp(escaped(said).replace(/\d+/g, '(\\d+)'));
  return Number(form.exec(spaced(text))?.[1]);
}

/** Days on the road, by the country that they stand behind. */
function daysIn(text: string, locale: Locale): Facts {
  const { tag } = languages[locale];
  return Object.fromEntries(
    deliveryCountries.map((country) => {
      const form = new RegExp(`${escaped(countryName(country, tag))} (\\d+)–(\\d+)`);
      const [, min, max] = form.exec(spaced(text)) ?? [];
      return [`days to ${country}`, `${min}-${max}`];
    }),
  );
}

/** What stays of a name where a language bends its end; of « فرنسا » that would be the beginning of "French". */
const stemOf = (name: string, locale: Locale) => (locale === 'ar' ? name : name.slice(0, -1));

/** The countries that the sentences on customs name. */
function customsIn(text: string, locale: Locale): string {
  const { tag } = languages[locale];
  const sentences = text.split(/(?<=[.؟!])\s|\n/).filter((one) => customsWord[locale].test(one));
  return deliveryCountries
    .filter((country) =>
      sentences.some((one) => one.includes(stemOf(countryName(country, tag), locale))),
    )
    .join(' ');
}

const cartDelivery = (text: string, message: string, locale: Locale) =>
  numberAt(text, message, locale, { cartDeliveryEuros: 1 });

/** What the sentences on delivery of a piece say, wherever they stand. */
function deliveryFacts(text: string, locale: Locale): Facts {
  const { returns } = messages[locale].assistants.markdown;
  return {
    ...daysIn(text, locale),
    customs: customsIn(text, locale),
    'days to withdraw': numberAt(text, returns, locale, { days: 14 }),
  };
}

/** What a reader sees on the page of a piece. */
export function pageFacts(html: string, { productId }: Piece, locale: Locale): Facts {
  const { detail, delivery } = messages[locale];
  const { before, after } = delivery.basketFee;
  const feeWords = `${before}{euros}${after}`;
  const dom = parse(html);
  for (const hidden of dom.querySelectorAll('script, style')) hidden.remove();
  const text = dom.querySelector('main')?.textContent ?? '';
  const row = (term: string) =>
    dom
      .querySelectorAll('main dl dt')
      .find((one) => spaced(one.textContent) === spaced(term))
      ?.parentNode?.querySelector('dd')?.textContent ?? '';
  const editions = dom.querySelectorAll(
    'main form input[name=productId][data-edition], main form input[type=radio][name=productId]',
  );
  const form = spaced(dom.querySelector('main form')?.textContent ?? '');
  const prices = editions.map((input) => [
    `${input.getAttribute('value')} price`,
    centsIn(input.parentNode.querySelectorAll('span').at(-1)?.textContent ?? ''),
  ]);
  return {
    ...Object.fromEntries(prices),
    [`${productId} price`]: centsIn(form.slice(form.indexOf(detail.price))),
    [`${productId} size`]: sizeIn(row(detail.specs.dimensions), locale),
    [`${productId} weight`]: numbersIn(row(detail.specs.weight), locale)[0] ?? NaN,
    [`${productId} warranty`]: years(row(detail.specs.warranty), locale),
    [`${productId} lead time`]: weeks(row(detail.specs.leadTime), locale),
    'delivery of a cart': numberAt(text, feeWords, locale, { euros: 1 }),
    'days to withdraw': numberAt(text, detail.returns, locale, { days: 14 }),
  };
}

/** The Markdown of the page of a piece. */
export function markdownFacts(text: string, piece: Piece, locale: Locale): Facts {
  const { specs } = messages[locale].detail;
  const rows = (term: string) =>
    [...text.matchAll(new RegExp(`^- \\*\\*${escaped(term)}\\*\\*: (.+)$`, 'gm'))].map(
      ([, said = '']) => said,
    );
  const { productId, structure } = piece;
  const own = (term: string) => rows(term)[0] ?? '';
  const offers = text.matchAll(/`([a-z-]+)`: ([^+\n]+) \((\d+\.\d\d) EUR\)/g);
  return {
    ...Object.fromEntries(
      [...offers].map(([, id, said = '', price]) => [
        `${id} price`,
        centsIn(said) === Math.round(Number(price) * 100) ? centsIn(said) : `${said}, ${price}`,
      ]),
    ),
    [`${productId} size`]: sizeIn(own(specs.dimensions), locale),
    [`${productId} weight`]: numbersIn(own(specs.weight), locale)[0] ?? NaN,
    [`${productId} warranty`]: years(own(specs.warranty), locale),
    [`${productId} lead time`]: weeks(own(specs.leadTime), locale),
    ...(structure && {
      [`${structure.productId} size`]: sizeIn(rows(specs.dimensions).at(-1) ?? '', locale),
      [`${structure.productId} weight`]: numbersIn(rows(specs.weight).at(-1) ?? '', locale)[0] ?? 0,
    }),
    ...deliveryFacts(text, locale),
  };
}

const Value = z.object({ value: z.number() });
const Days = z.object({ minValue: z.number(), maxValue: z.number() });
const Product = z.object({
  '@type': z.literal('Product'),
  sku: z.string(),
  width: Value,
  depth: Value,
  height: Value,
  weight: Value,
  offers: z.array(
    z.object({
      sku: z.string(),
      price: z.string(),
      shippingDetails: z.array(
        z.object({
          shippingRate: Value,
          shippingDestination: z.array(z.object({ addressCountry: z.string() })),
          deliveryTime: z.object({ handlingTime: Days, transitTime: Days }),
        }),
      ),
      hasMerchantReturnPolicy: z.object({ merchantReturnDays: z.number() }),
    }),
  ),
});

/** The structured data of the page of a piece. */
export function jsonLdFacts(html: string): Facts {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const product = [...scripts]
    .map(([, json = '']) => Product.safeParse(JSON.parse(json)))
    .find(({ success }) => success)?.data;
  if (!product) throw new Error('no product in the structured data');
  const { sku, width, depth, height, weight, offers } = product;
  const facts: Record<string, string | number> = {
    [`${sku} size`]: [width, depth, height].map(({ value }) => value).join(' '),
    [`${sku} weight`]: weight.value,
  };
  for (const offer of offers) {
    facts[`${offer.sku} price`] = Math.round(Number(offer.price) * 100);
    facts['days to withdraw'] = offer.hasMerchantReturnPolicy.merchantReturnDays;
    for (const { shippingRate, shippingDestination, deliveryTime } of offer.shippingDetails) {
      const { handlingTime: making, transitTime: road } = deliveryTime;
      facts['delivery bought directly'] = shippingRate.value;
      for (const { addressCountry: country } of shippingDestination) {
        facts[`days to ${country}`] = `${road.minValue}-${road.maxValue}`;
        if (country === 'FR') facts[`${sku} longest weeks`] = (making.maxValue + road.maxValue) / 7;
      }
    }
  }
  return facts;
}

/** An item of Google's feed. */
export function googleFacts(item: XmlTag): Facts {
  const value = (name: string, of = item) => valuesOf(of, name)[0] ?? '';
  const id = value('id');
  const amount = (name: string) => Number.parseFloat(value(name));
  const shipping = item.tags.filter(({ name }) => name === 'g:shipping');
  return {
    [`${id} price`]: Math.round(amount('price') * 100),
    [`${id} size`]: ['product_width', 'product_length', 'product_height'].map(amount).join(' '),
    [`${id} weight`]: amount('product_weight'),
    ...Object.fromEntries(
      shipping.flatMap((one) => [
        [
          `days to ${value('country', one)}`,
          `${value('min_transit_time', one)}-${value('max_transit_time', one)}`,
        ],
        ['delivery bought directly', Number.parseFloat(value('price', one))],
      ]),
    ),
  };
}

type Variant = z.infer<typeof AgenticFeed>['products'][number]['variants'][number];

/** A variant of the feed for assistants. */
export function agenticFacts(variant: Variant, locale: Locale): Facts {
  const { dimensions } = messages[locale].detail.specs;
  const size = variant.variant_options?.find(({ name }) => name === dimensions)?.value ?? '';
  return {
    [`${variant.id} price`]: variant.price.amount,
    [`${variant.id} size`]: sizeIn(size, locale),
    ...deliveryFacts(variant.description.plain ?? '', locale),
  };
}

const Weeks = z.object({ min: z.number(), max: z.number() });
export const ToolPiece = z.object({
  editions: z.array(
    z.object({
      product_id: z.string(),
      price_eur: z.number(),
      size_cm: z.object({ width: z.number(), depth: z.number(), height: z.number() }),
      weight_kg: z.number(),
    }),
  ),
  delivery: z.array(z.string()),
  withdrawal_days: z.number(),
  warranty_years: z.number(),
  lead_time_weeks: Weeks,
});

/** What a tool of the connector says of a piece. */
export function toolFacts(piece: z.infer<typeof ToolPiece>, id: string, locale: Locale): Facts {
  const { editions, delivery, lead_time_weeks: lead } = piece;
  return {
    ...Object.fromEntries(
      editions.flatMap(({ product_id, price_eur, size_cm, weight_kg }) => [
        [`${product_id} price`, Math.round(price_eur * 100)],
        [`${product_id} size`, `${size_cm.width} ${size_cm.depth} ${size_cm.height}`],
        [`${product_id} weight`, weight_kg],
      ]),
    ),
    [`${id} warranty`]: piece.warranty_years,
    [`${id} lead time`]: `${lead.min}-${lead.max}`,
    [`${id} longest weeks`]: lead.max,
    ...deliveryFacts(delivery.join('\n'), locale),
    'days to withdraw': piece.withdrawal_days,
  };
}

/** What a text of the house says for all pieces: terms on a page or in a mail, returns, questions. */
export function rulesFacts(text: string, kind: 'terms' | 'returns', locale: Locale): Facts {
  const { sections } = messages[locale][kind];
  const id = kind === 'terms' ? 'prix' : 'prix-livraison';
  const prices = sections.find((one) => one.id === id)?.paragraphs ?? [];
  const [first = ''] =
    prices.find((one) => one.includes('{cartDeliveryEuros, number}'))?.split(/(?<=[.؟])\s/) ?? [];
  return {
    'delivery of a cart': cartDelivery(text, first, locale),
    customs: customsIn(text, locale),
    'days to withdraw': fourteen[locale].test(text) ? 14 : 0,
    ...(kind === 'returns' && daysIn(text, locale)),
  };
}

type Row = readonly [term: string, said: string];

/** What the confirmation of an order says of one of its lines. */
export function lineFacts(rows: readonly Row[], productId: string, locale: Locale): Facts {
  const { specs } = messages[locale].detail;
  const said = (term: string) => rows.find(([one]) => one === term)?.[1] ?? '';
  return {
    [`${productId} price`]: centsIn(rows[0]?.[1] ?? ''),
    [`${productId} warranty`]: years(said(specs.warranty), locale),
    [`${productId} lead time`]: weeks(said(specs.leadTime), locale),
  };
}
