import { describe, expect, test } from 'vitest';
import { dataSheets } from '@/content/catalogue/data-sheets';
import { type Component, compositions, materials } from '@/content/catalogue/materials';
import { paymentMethods, providerMethods } from '@/content/checkout/payment';
import { countries } from '@/content/delivery/countries';
import {
  cartDeliveryCents,
  customsCountries,
  deliveryCountries,
  isOutsideEea,
} from '@/content/delivery/delivery';
import { deliveryZones } from '@/content/delivery/delivery-zones';
import { company } from '@/content/house/company';
import { retention } from '@/content/house/retention';
import { allPieces } from '@/lib/catalogue/catalogue';
import { compositionWords } from '@/lib/catalogue/product-words';
import { carrierDaysIn } from '@/lib/delivery/delivery-sentences';
import { companyFacts } from '@/lib/house/company-facts';
import { formatText, formatTexts, translatorOf } from '@/lib/i18n/format';
import { type Locale, languages, locales } from '@/lib/i18n/locales';
import { textMarkdown } from '@/lib/search/markdown/texts';
import { messages } from '@/tests/content/texts';

/** How each language says that compositions can be withdrawn from like everything else. */
const compositionsIncluded = {
  fr: /compositions d’atelier comprises/,
  en: /atelier compositions included/,
  it: /composizioni d’atelier comprese/,
  ru: /включая композиции мастерской/,
  ar: /بما فيها توليفات الورشة/,
};

/** What the terms call a card, where it is not the label of the payment page: shorter, or in another case. */
const cardInTerms: Partial<Readonly<Record<Locale, string>>> = {
  it: 'carta',
  ru: 'банковской картой',
};

/** How each language says that the payment page offers something, or may not. */
const whereOffered: Readonly<Record<Locale, RegExp>> = {
  fr: /propose la page de paiement|la page de paiement le propose/i,
  en: /the payment page offers/i,
  it: /la pagina di pagamento (?:lo )?propone/i,
  ru: /предлагает страница оплаты/i,
  ar: /تعرضه? صفحة الدفع/,
};

/** A section of a page of text. */
type Section = {
  readonly id: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  readonly framed?: readonly string[];
};

const partOf = (sections: readonly Section[], id: string) =>
  sections.find((section) => section.id === id);

describe.each(locales)('in %s', (locale) => {
  const { terms, withdrawal, privacy, cookies, payment } = messages[locale];
  const section = (sections: readonly Section[], id: string) =>
    partOf(sections, id)?.paragraphs.join(' ') ?? '';

  test('every page takes the delivery price of a cart from the shared fact', () => {
    const { refund, returns, faq } = messages[locale];
    for (const page of [terms, refund, returns, faq]) {
      const text = JSON.stringify(page);
      expect(text).toContain('{cartDeliveryEuros, number}');
      const euros = new Intl.NumberFormat(languages[locale].tag).format(cartDeliveryCents / 100);
      expect(text).not.toMatch(new RegExp(`${euros}[\\s\u00a0\u202f]?(?:€|يورو)|€${euros}`));
      expect(
        JSON.stringify(
          formatTexts(page, locale, { ...companyFacts, carrierDays: carrierDaysIn(locale) }),
        ),
      ).toContain(euros);
    }
  });

  test('the terms name the ways to pay of the payment page, and no others', () => {
    expect(Object.keys(payment.methods).sort()).toEqual([...paymentMethods].sort());
    const [, list = ''] = /:\s([^.]+)\./.exec(section(terms.sections, 'paiement')) ?? [];
    const named = list.split(/, | (?:ou|or|o|или|أو) /).map((name) => name.replace(/^через /, ''));
    const labels = providerMethods.map((method) =>
      method === 'card'
        ? (cardInTerms[locale] ?? payment.methods.card.toLowerCase())
        : payment.methods[method],
    );
    expect(named.sort()).toEqual(labels.sort());
    // To the house itself, where it has named its account.
    const plain = (text: string) => text.toLowerCase().replaceAll('ال', '');
    const said = section(terms.sections, 'paiement');
    expect(plain(said)).toContain(plain(payment.methods.transfer));
  });

  test('what a payment page may not offer is promised where it does', () => {
    const { refund, faq } = messages[locale];
    const credit = messages.fr.faq.entries.findIndex(({ question }) => /plusieurs/.test(question));
    const promising = [
      ...(terms.sections.find(({ id }) => id === 'paiement')?.paragraphs.slice(0, 3) ?? []),
      terms.sections.find(({ id }) => id === 'plusieurs-fois')?.paragraphs[0] ?? '',
      section(refund.sections, 'plusieurs-fois'),
      ...(faq.entries[credit]?.answer.split(/!\s?[»”] /) ?? []),
    ];
    expect(promising).toHaveLength(7);
    expect(promising.filter((text) => !whereOffered[locale].test(text))).toEqual([]);
  });

  /** The countries that a text names, France apart: its name is in those of its taxes and its islands. */
  const countriesIn = (text: string) => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    // Russian bends the end of a name.
    const stem = (name: string) => (locale === 'ru' ? name.replace(/[аеийоуэюя]$/, '') : name);
    return countries
      .filter((country) => country !== 'FR' && text.includes(stem(names.of(country) ?? '?')))
      .sort();
  };
  const abroad = deliveryCountries.filter((country) => country !== 'FR');

  test('the returns page lists the countries of delivery, and no other', () => {
    const list = partOf(messages[locale].returns.sections, 'pays')?.list ?? [];
    expect(countriesIn(list.join(' '))).toEqual([...abroad].sort());
  });

  test('the terms and the returns page name the countries without French VAT, and no other', () => {
    const { returns } = messages[locale];
    const named = [
      returns.sections.find(({ id }) => id === 'pays')?.paragraphs[0] ?? '',
      ...terms.sections.flatMap(({ paragraphs }) =>
        paragraphs.filter((text) => text.includes('{cartDeliveryEuros, number}')),
      ),
    ].map(countriesIn);
    expect(named).toEqual(named.map(() => [...customsCountries].sort()));
    expect(named.length).toBeGreaterThan(1);
  });

  test('the privacy policy names the countries of delivery outside the European Economic Area, and no other', () => {
    const said = privacy.sections.find(({ id }) => id === 'transferts')?.paragraphs[1] ?? '';
    expect(countriesIn(said)).toEqual(abroad.filter((country) => isOutsideEea[country]).sort());
  });

  test('the terms have the legal guarantees in a frame, on the page and in Markdown', () => {
    const framed = partOf(terms.sections, 'garanties-legales')?.framed ?? [];
    expect(framed).toHaveLength(12);
    const wording = { messages: messages[locale], locale, site: 'https://example.com' };
    const text = textMarkdown(wording, '/terms') ?? '';
    for (const paragraph of framed) expect(text).toContain(`> ${paragraph}`);
  });

  test('compositions of the atelier can be withdrawn from', () => {
    expect(section(terms.sections, 'retractation')).toMatch(compositionsIncluded[locale]);
    expect(section(withdrawal.sections, 'exception')).toMatch(compositionsIncluded[locale]);
  });

  test('the privacy policy states how long each kind of data is kept, by the periods used for deletion', () => {
    const list = partOf(privacy.sections, 'conservation')?.list?.join('\n') ?? '';
    for (const key of Object.keys(retention)) expect(list).toContain(`{${key}, plural,`);
    const said = formatText(list, locale, companyFacts);
    // One is said as a word, in Arabic two is as well.
    const spelled = locale === 'ar' ? 2 : 1;
    for (const term of Object.values(retention).filter((years) => years > spelled)) {
      expect(said).toMatch(new RegExp(`\\b${term}\\b`));
    }
    expect(said).not.toContain('{');
  });

  test('the description of the cookie page takes the number of cookies from the list', () => {
    expect(cookies.meta.description).toContain('{count, number}');
  });

  test('the example of a credit has its amount, instalments, rates, cost, total and lender', () => {
    const facts = ['amount', 'count', 'equal', 'monthly', 'last', 'rate', 'cost', 'due', 'lender'];
    for (const fact of facts) expect(payment.example).toMatch(new RegExp(`\\{${fact}[,}]`));
  });

  test('the example of a credit says no sum twice without saying why', () => {
    const t = translatorOf(messages[locale], locale);
    const said = (count: number, split: string) =>
      t('payment.example', {
        ...{ amount: 'AMOUNT', count, equal: count - 1, monthly: 'MONTHLY', last: 'LAST', split },
        ...{ rate: '0 %', borrowingRate: '0 %', cost: 'COST', due: 'DUE', lender: 'LENDER' },
      });
    expect(said(12, 'equal')).toContain('MONTHLY');
    expect(said(12, 'equal')).not.toMatch(/LAST|11/);
    expect(said(12, 'other')).toMatch(/11\D+MONTHLY\D+LAST/);
    // The total is the amount: the sentence goes on to say that nothing is added to it.
    expect(said(12, 'equal')).toMatch(/DUE[,،] [^.]{30,}\. /);
  });

  test('the page of the payment and the terms name who bears the cost of a credit', () => {
    expect(payment.creditCost).toContain(company.name);
    const section = terms.sections.find(({ id }) => id === 'plusieurs-fois');
    expect(section?.paragraphs[0]).toContain(payment.creditCost);
  });

  test('every piece says what each part is made of', () => {
    for (const piece of allPieces) {
      const parts = compositionWords(messages[locale], locale, piece);
      expect(parts.length, piece.productId).toBeGreaterThan(2);
      for (const { part, material } of parts)
        expect(part && material, piece.productId).toBeTruthy();
    }
  });
});

/** The pages whose sections have a number before their title. */
const numbered = ['terms', 'privacy'] as const;
const numberOf = ({ title }: { readonly title: string }) => Number(/^(\d+)\. /.exec(title)?.[1]);

describe.each(locales)('in %s the sections', (locale) => {
  test.each(numbered)('of %s are numbered in order from one', (page) => {
    const { sections } = messages[locale][page];
    expect(sections.map(numberOf)).toEqual(sections.map((_, at) => at + 1));
  });

  test('on assistants are the one that their page names by its number', () => {
    const section = messages[locale].terms.sections.find(({ id }) => id === 'assistants');
    const label = messages[locale].assistants.rules.terms;
    expect(label.match(/\d+/g)).toEqual([String(section && numberOf(section))]);
  });
});

test('the sentence on credit is that of article L. 312-5', () => {
  expect(messages.fr.payment.creditWarning.replace(/\s/g, ' ')).toBe(
    'Attention ! Un crédit coûte de l’argent et doit être remboursé !',
  );
});

const textiles = ['boucle', 'cloth', 'felt', 'loden', 'ticking', 'velvet', 'wadding'];
const components: [string, readonly Component[]][] = allPieces.map((piece) => [
  piece.productId,
  compositions[piece.category][piece.id] ?? [],
]);

test.each(components)(
  '%s lists each part once, and the fibres of each textile add up to 100 %%',
  (_, list) => {
    expect(new Set(list.map(({ part }) => part)).size).toBe(list.length);
    for (const { material, fibres } of list) {
      expect(fibres !== undefined, material).toBe(textiles.includes(material));
      const shares = fibres?.map(([, percent]) => percent) ?? [100];
      expect(shares.reduce((sum, share) => sum + share)).toBe(100);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
    }
  },
);

test('every listed material is used', () => {
  const used = new Set(components.flatMap(([, list]) => list.map(({ material }) => material)));
  expect(materials.filter((material) => !used.has(material))).toEqual([]);
});

test('spare parts are available at least as long as the warranty', () => {
  const short = allPieces.filter(
    ({ category, warrantyYears }) => dataSheets[category].sparePartsYears < warrantyYears,
  );
  expect(short.map(({ id }) => id)).toEqual([]);
});

/** The parts of countries that carriers do not go to, as the French returns page names them; other languages follow it. */
const unservedInWords: Readonly<Record<string, string>> = {
  overseas: 'outre-mer français',
  liechtenstein: 'Liechtenstein',
  samnaun: 'Samnaun',
  vatican: 'Vatican',
  sanMarino: 'Saint-Marin',
  livigno: 'Livigno',
  campione: 'Campione d’Italia',
  heligoland: 'Heligoland',
  buesingen: 'Büsingen',
  canaries: 'Canaries',
  ceutaMelilla: 'Ceuta ni à Melilla',
  crownDependencies: 'îles Anglo-Normandes, sur l’île de Man',
  gibraltar: 'Gibraltar',
};

test('the returns page names every part of a country that carriers do not go to, and no other', () => {
  const unserved = Object.values(deliveryZones)
    .flatMap(({ zones }) => zones.filter(({ carrierDays }) => !carrierDays))
    .map(({ id }) => id)
    // Post of the armed forces is no place.
    .filter((id) => id !== 'forces');
  expect(unserved.sort()).toEqual(Object.keys(unservedInWords).sort());
  const where = messages.fr.returns.sections.find(({ id }) => id === 'pays');
  const said = where?.paragraphs.find((text) => text.includes('ne livrons pas encore'));
  for (const words of Object.values(unservedInWords)) expect(said).toContain(words);
});
