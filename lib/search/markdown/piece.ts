import { dataSheets, sparePartDays } from '@/content/catalogue/data-sheets';
import type { Piece } from '@/content/catalogue/piece';
import { company } from '@/content/house/company';
import { capabilitiesOf, kilobytesOf } from '@/lib/catalogue/capabilities';
import { detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { modelSrc } from '@/lib/catalogue/models';
import { jpegsOf } from '@/lib/catalogue/pictures';
import {
  availabilityIn,
  compositionWords,
  nameIn,
  optionNameIn,
  optionTextIn,
  productWords,
} from '@/lib/catalogue/product-words';
import { listOffered, type Product, productPath, requireProduct } from '@/lib/catalogue/products';
import { safetyWarnings } from '@/lib/catalogue/safety-warnings';
import { specificationsIn, structureSpecificationsIn } from '@/lib/catalogue/specification-words';
import { deliveryIn } from '@/lib/delivery/delivery-sentences';
import { companyFacts } from '@/lib/house/company-facts';
import { translatorOf } from '@/lib/i18n/format';
import { formatPrice, shopCurrency, toDecimal } from '@/lib/money';
import { pageAddress, type Wording } from '@/lib/search/wording';
import { markdownPath } from './addresses';
import { document, fact, link, list, plain, section } from './text';

/** A price for people, and as programs read it: « 9 999,99 € (9999.99 EUR) ». */
export const priceText = (cents: number, { locale }: Wording) =>
  `${formatPrice(cents, locale)} (${toDecimal(cents)} ${shopCurrency})`;

function offer(wording: Wording, product: Product): string {
  const { messages, locale } = wording;
  const name = link(
    nameIn(messages, locale, product),
    pageAddress(wording, productPath(product, [])),
  );
  const price = priceText(product.basePriceCents, wording);
  return `${name}, \`${product.id}\`: ${price}. ${plain(availabilityIn(messages, product))}`;
}

/** The options of a product with their prices, what each does, and the id that an address names it by. */
export function optionList(wording: Wording, product: Product): string {
  const { messages } = wording;
  const items = product.options.map(({ id, priceCents }) => {
    const name = plain(optionNameIn(messages, product, id));
    const text = plain(optionTextIn(messages, product, id));
    return `**${name}**, \`${id}\`: + ${priceText(priceCents, wording)}. ${text}`;
  });
  return list(items);
}

/** What the simpler edition of a piece consists of, which the words of the piece do not say. */
function structure({ messages, locale }: Wording, piece: Piece): string[] {
  if (!piece.structure) return [];
  const name = nameIn(messages, locale, requireProduct(piece.structure.productId));
  const rows = structureSpecificationsIn(messages, locale, piece);
  const facts = list(rows.map(([term, said]) => fact(term, said)));
  return [section(name, plain(messages.detail.editionTexts.structure), facts)];
}

function views({ messages, site }: Wording, piece: Piece): string {
  const { name } = productWords(messages, piece);
  const pictures = jpegsOf(piece).map(({ path }) => `![${plain(name)}](${site}${path})`);
  return list([...pictures, link(messages.assistants.markdown.model, site + modelSrc(piece))]);
}

/** How long its maker stands behind a piece, and what of its price is for its end. */
function maker({ messages, locale }: Wording, { category }: Piece): string {
  const t = translatorOf(messages, locale);
  const { supportYears, sparePartsYears, ecoParticipationCents } = dataSheets[category];
  const price = formatPrice(ecoParticipationCents, locale);
  return list([
    fact(t('sheet.maker.support'), t('sheet.maker.supportText', { years: supportYears })),
    fact(
      t('sheet.maker.parts'),
      t('sheet.maker.partsText', { years: sparePartsYears, days: sparePartDays }),
    ),
    fact(t('sheet.maker.eco'), t('sheet.maker.ecoText', { price })),
  ]);
}

/** How much a piece writes, for how long it keeps it, and whose it is. */
function data({ messages, locale }: Wording, piece: Piece): string {
  const t = translatorOf(messages, locale);
  const kilobytes = kilobytesOf(capabilitiesOf(piece));
  return list([
    kilobytes > 0
      ? fact(t('sheet.data.volume'), t('sheet.data.volumeText', { kilobytes }))
      : fact(t('sheet.data.kinds'), t('sheet.data.none')),
    fact(
      t('sheet.data.place'),
      t('sheet.data.placeText', { days: dataSheets[piece.category].keptDays }),
    ),
    fact(
      t('sheet.data.holder'),
      t('sheet.data.holderText', { controller: companyFacts.controller }),
    ),
  ]);
}

/** The Markdown of the page that sells a piece: every fact of that page, and of its structured data. */
export function pieceMarkdown(wording: Wording, piece: Piece): string {
  const { messages, locale, site } = wording;
  const { detail, assistants, collections, sheet, materials, safety, returns } = messages;
  const words = productWords(messages, piece);
  const t = translatorOf(messages, locale);
  const offers = listOffered().filter((product) => product.piece === piece);
  const own = requireProduct(piece.productId);
  const parts = compositionWords(messages, locale, piece);
  const specifications = [
    ...specificationsIn(messages, locale, piece),
    [materials.title, parts.map((part) => t('materials.entry', part))] as const,
  ];
  const able = capabilitiesOf(piece).map((one) => sheet.capabilities[one]);
  const reference = t('safety.piece.model', { reference: piece.productId });
  return document(
    { title: words.name, summary: words.summary, address: pageAddress(wording, detailPath(piece)) },
    [
      plain([company.name, collections.names[piece.collection], reference].join(' · ')),
      plain(words.description),
      section(
        detail.price,
        list(offers.map((product) => offer(wording, product))),
        plain(assistants.markdown.conditions),
      ),
      ...(own.options.length > 0 ? [section(detail.options, optionList(wording, own))] : []),
      section(returns.title, list(deliveryIn(messages, locale, piece).map(plain))),
      section(detail.specifications, list(specifications.map(([term, text]) => fact(term, text)))),
      ...structure(wording, piece),
      section(assistants.markdown.abilities, list(able.map(plain))),
      section(sheet.maker.title, maker(wording, piece)),
      section(sheet.data.title, data(wording, piece)),
      section(detail.allFeatures, list(words.features.map(plain))),
      section(detail.care, list(words.care.map(plain))),
      section(
        safety.piece.title,
        list(safetyWarnings(piece).map((warning) => plain(safety.piece.warnings[warning]))),
      ),
      section(assistants.markdown.views, views(wording, piece)),
      link(detail.readStory, site + markdownPath(locale, storyPath(piece))),
    ],
  );
}
