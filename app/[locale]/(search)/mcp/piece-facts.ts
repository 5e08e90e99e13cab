import { z } from 'zod';
import { categories, type Edition, type Piece } from '@/content/catalogue/piece';
import { deliveryCountries } from '@/content/delivery/delivery';
import { withdrawalDays } from '@/content/orders/order-terms';
import { capabilitiesOf } from '@/lib/catalogue/capabilities';
import { detailPath, editionsOf, storyPath } from '@/lib/catalogue/catalogue';
import { modelSrc } from '@/lib/catalogue/models';
import {
  availabilityIn,
  compositionWords,
  nameIn,
  optionNameIn,
  optionTextIn,
  productWords,
} from '@/lib/catalogue/product-words';
import { compositionOf, type Product, productPath, requireProduct } from '@/lib/catalogue/products';
import { safetyWarnings } from '@/lib/catalogue/safety-warnings';
import {
  type Specification,
  specificationsIn,
  structureSpecificationsIn,
} from '@/lib/catalogue/specification-words';
import { deliveryIn } from '@/lib/delivery/delivery-sentences';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { env } from '@/lib/process/env';
import { addressOf, euros, Picture, picturesOf, Size, sizeCm, Weeks } from './answers';

const Option = z.strictObject({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  price_eur: z.number(),
  in_place_of: z
    .string()
    .optional()
    .describe('What it takes the place of: of the options with the same word one can be chosen'),
});
const Row = z.strictObject({ term: z.string(), said: z.array(z.string()) });
const texts = z.array(z.string());

export const PieceFacts = z.strictObject({
  name: z.string(),
  tagline: z.string(),
  summary: z.string(),
  description: z.string(),
  category: z.enum(categories),
  collection: z.string(),
  url: z.url(),
  story_url: z.url(),
  pictures: z.array(Picture),
  model_url: z.url().describe('glTF'),
  editions: z.array(
    z.strictObject({
      product_id: z.string(),
      name: z.string(),
      url: z.url(),
      price_eur: z.number(),
      availability: z.string().describe('How it can be had now'),
      size_cm: Size,
      weight_kg: z.number(),
      peak_watts: z.number(),
      battery_hours: z.number().describe('0 without a battery'),
      connectivity: texts,
      capabilities: texts,
      parcels: texts,
    }),
  ),
  options: z.array(Option),
  composition: z.strictObject({
    product_id: z.string(),
    name: z.string(),
    url: z.url(),
    price_eur: z.number(),
    options: z.array(Option),
  }),
  data_sheet: z.array(Row).describe('Of the first edition'),
  structure_data_sheet: z.array(Row).describe('Of the simpler edition, where there is one'),
  materials: texts,
  parts: z.array(z.strictObject({ part: z.string(), material: z.string() })),
  features: texts,
  care: texts,
  safety_warnings: texts,
  delivery: texts,
  delivery_countries: z.array(z.enum(deliveryCountries)),
  withdrawal_days: z.number(),
  warranty_years: z.number(),
  lead_time_weeks: Weeks,
  vat_included: z.literal(true),
});

function optionFacts(product: Product, messages: Messages) {
  return product.options.map(({ id, priceCents, inPlaceOf }) => ({
    id,
    name: optionNameIn(messages, product, id),
    text: optionTextIn(messages, product, id),
    price_eur: euros(priceCents),
    ...(inPlaceOf && { in_place_of: inPlaceOf }),
  }));
}

function editionFacts(edition: Edition, messages: Messages, locale: Locale) {
  const product = requireProduct(edition.productId);
  const { sheet } = messages;
  return {
    product_id: product.id,
    name: nameIn(messages, locale, product),
    url: addressOf(locale, productPath(product, [])),
    price_eur: euros(edition.priceCents),
    availability: availabilityIn(messages, product),
    size_cm: sizeCm(edition.sizeMm),
    weight_kg: edition.weightKg,
    peak_watts: edition.power.peakWatts,
    battery_hours: edition.power.batteryHours,
    connectivity: [...edition.connectivity],
    capabilities: capabilitiesOf(edition).map((one) => sheet.capabilities[one]),
    parcels: edition.parcels.map((item) => sheet.parcels[item]),
  };
}

const rowsOf = (specifications: readonly Specification[]) =>
  specifications.map(([term, said]) => ({ term, said: [said].flat() }));

/** The facts of a piece for an agent, with the words of a language: all that its page says in Markdown. */
export function pieceFacts(
  piece: Piece,
  messages: Messages,
  locale: Locale,
): z.infer<typeof PieceFacts> {
  const words = productWords(messages, piece);
  const composition = compositionOf(piece);
  return {
    name: words.name,
    tagline: words.tagline,
    summary: words.summary,
    description: words.description,
    category: piece.category,
    collection: messages.collections.names[piece.collection],
    url: addressOf(locale, detailPath(piece)),
    story_url: addressOf(locale, storyPath(piece)),
    pictures: picturesOf(requireProduct(piece.productId)),
    model_url: env().SITE_URL + modelSrc(piece),
    editions: editionsOf(piece).map((edition) => editionFacts(edition, messages, locale)),
    options: optionFacts(requireProduct(piece.productId), messages),
    composition: {
      product_id: composition.id,
      name: nameIn(messages, locale, composition),
      url: addressOf(locale, productPath(composition, [])),
      price_eur: euros(composition.basePriceCents),
      options: optionFacts(composition, messages),
    },
    data_sheet: rowsOf(specificationsIn(messages, locale, piece)),
    structure_data_sheet: rowsOf(structureSpecificationsIn(messages, locale, piece)),
    materials: [...words.materials],
    parts: compositionWords(messages, locale, piece),
    features: [...words.features],
    care: [...words.care],
    safety_warnings: safetyWarnings(piece).map((one) => messages.safety.piece.warnings[one]),
    delivery: deliveryIn(messages, locale, piece),
    delivery_countries: [...deliveryCountries],
    withdrawal_days: withdrawalDays,
    warranty_years: piece.onlineWarrantyYears ?? piece.warrantyYears,
    lead_time_weeks: piece.leadTimeWeeks,
    vat_included: true,
  };
}
