import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });
const country = z.string().regex(/^[A-Z]{2}$/);
const text = z.string().trim().min(1);
const schemaOrg = (...names: readonly string[]) =>
  z.enum(names.map((name) => `https://schema.org/${name}`));
const days = z
  .object({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.int().nonnegative(),
    maxValue: z.int().nonnegative(),
    unitCode: z.enum(['DAY', 'd']),
  })
  .refine(({ minValue, maxValue }) => minValue <= maxValue, 'minValue is above maxValue');

const shipping = z.object({
  '@type': z.literal('OfferShippingDetails'),
  shippingRate: z.object({
    '@type': z.literal('MonetaryAmount'),
    value: z.number().nonnegative(),
    currency: z.literal('EUR'),
  }),
  shippingDestination: z
    .array(z.object({ '@type': z.literal('DefinedRegion'), addressCountry: country }))
    .min(1),
  deliveryTime: z.object({
    '@type': z.literal('ShippingDeliveryTime'),
    handlingTime: days,
    transitTime: days,
  }),
});

const returns = z.object({
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: z.array(country).min(1).max(50),
  returnPolicyCountry: country,
  returnPolicyCategory: schemaOrg('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.int().positive(),
  // Of its values, by mail, in a shop and at a kiosk, none is a collection by the shop: the page of the link says it.
  returnMethod: z.undefined().optional(),
  merchantReturnLink: url,
  returnFees: schemaOrg('FreeReturn', 'ReturnFeesCustomerResponsibility', 'ReturnShippingFees'),
});

const offer = z.object({
  '@type': z.literal('Offer'),
  name: text,
  sku: text,
  url,
  price: z
    .string()
    .regex(/^\d+\.\d{2}$/)
    .refine((price) => Number(price) > 0),
  priceCurrency: z.literal('EUR'),
  availability: schemaOrg('InStock', 'PreOrder', 'BackOrder', 'OutOfStock', 'MadeToOrder'),
  itemCondition: schemaOrg('NewCondition'),
  // Where it is given it must be a day in the future.
  priceValidUntil: z.iso
    .date()
    .refine((date) => new Date(date) > new Date())
    .optional(),
  shippingDetails: z.array(shipping).min(1),
  hasMerchantReturnPolicy: returns,
});

const product = z.object({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('Product'),
  name: text.max(150),
  description: text.max(5000),
  sku: text,
  url,
  image: z.array(url).min(1),
  brand: z.object({ '@type': z.literal('Brand'), name: text }),
  material: z.array(text),
  additionalProperty: z.array(
    z.object({ '@type': z.literal('PropertyValue'), name: text, value: z.literal(true) }),
  ),
  subjectOf: z.object({
    '@type': z.literal('3DModel'),
    encoding: z.array(z.object({ '@type': z.literal('MediaObject'), contentUrl: url })).length(1),
  }),
  offers: z.array(offer).min(1),
  // Editions are offers, options are not variants, and sample testimonials are not reviews.
  hasVariant: z.undefined().optional(),
  review: z.undefined().optional(),
  aggregateRating: z.undefined().optional(),
});

/**
 * What a product in structured data lacks for a merchant listing: the properties that Google requires (name,
 * image, offers with price and currency) and the recommended ones that apply here. Each fault gives its path.
 * Source: https://developers.google.com/search/docs/appearance/structured-data/merchant-listing, as of 2026-11.
 */
export function merchantFaults(data: unknown): string[] {
  const { error } = product.safeParse(data);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
