import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { cartDeliveryCents, deliveryCountries } from '@/content/delivery/delivery';
import { totalsOf } from '@/lib/cart/cart';
import { nameIn, optionNamesIn } from '@/lib/catalogue/product-words';
import { type Product, productPath } from '@/lib/catalogue/products';
import { deliveryOf } from '@/lib/delivery/delivery';
import { destinationOf, postcodeExample } from '@/lib/delivery/destination';
import { onFreeDays } from '@/lib/delivery/free-days';
import { isExport, priceAt } from '@/lib/delivery/tax';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { promisedOf, termsOf } from '@/lib/orders/promised';
import { readFullDays } from '@/use-cases/delivery/read-full-days';
import { addressOf, euros, languageOf, Weeks } from './answers';
import { choicesOf, configuration, Lines, mostLines, wantedIn } from './choices';
import { addTool, strict } from './tool';

const place = {
  country: z
    .enum(deliveryCountries)
    .default('FR')
    .describe('A territory goes by its country and postcode: Guadeloupe is FR with 97110'),
  postcode: z.string().max(20).optional().describe('Some places take longer, or are not served'),
};

const Delivery = z.strictObject({
  country: z.enum(deliveryCountries),
  postcode: z.string().nullable(),
  first: z.string().nullable().describe('First day of the installation, as 2026-12-14'),
  last: z.string().nullable(),
  lead_time_weeks: Weeks.describe('To mainland France'),
  customs: z.string().nullable().describe('What is asked of the buyer on top of the price'),
});

/** When products that are ordered together now are installed at a place, or why that cannot be said. */
async function deliveryFacts(
  products: readonly Product[],
  asked: { country: (typeof deliveryCountries)[number]; postcode?: string },
  language: Locale,
): Promise<z.infer<typeof Delivery> | string> {
  const destination = destinationOf(asked.country, asked.postcode ?? '');
  if (typeof destination === 'string')
    return `Postcodes of ${asked.country} look like ${postcodeExample(asked.country)}.`;
  const { deliveryWeeks } = termsOf(products.map(promisedOf));
  const { days } = onFreeDays(deliveryOf(deliveryWeeks, destination), await readFullDays());
  if (days === 'notServed')
    return 'The carriers do not go there. A person can ask the house by its contact page.';
  const { country, postcode = null } = destination;
  const { first = null, last = null } = days ?? {};
  const { customs } = (await messagesOf(language)).delivery;
  return {
    country,
    postcode,
    first,
    last,
    lead_time_weeks: deliveryWeeks,
    customs: isExport(destination) ? customs : null,
  };
}

/** Tools that say when something is installed, and what several things cost together. */
export function addDeliveryTools(server: McpServer, locale: Locale): void {
  addTool(server, 'delivery_estimate', {
    title: 'When it is installed',
    description:
      'First and last day on which products ordered together today are installed, by country and postcode.',
    input: strict({
      product_ids: z.array(configuration.product_id).min(1).max(mostLines),
      ...place,
      language: languageOf(locale),
    }),
    output: Delivery,
    answer: ({ product_ids, language, ...asked }) => {
      const choices = choicesOf(product_ids.map((product_id) => ({ product_id, options: [] })));
      if (typeof choices === 'string') return choices;
      return deliveryFacts(
        choices.map(({ product }) => product),
        asked,
        language,
      );
    },
  });

  addTool(server, 'basket_total', {
    title: 'Total a basket',
    description: `What configurations cost together in the cart of the shop, line by line, with delivery (${euros(cartDeliveryCents)} euros once, whatever is in the cart) and the days of its installation. Writes nothing. A single piece bought without a cart has its delivery included: price_configuration.`,
    input: strict({ lines: Lines, ...place, language: languageOf(locale) }),
    output: z.strictObject({
      lines: z.array(
        z.strictObject({
          product_id: z.string(),
          options: z.array(z.string()),
          name: z.string(),
          option_names: z.array(z.string()),
          url: z.url(),
          quantity: z.number(),
          unit_price_eur: z.number(),
          total_eur: z.number(),
        }),
      ),
      count: z.number().describe('Pieces in the basket'),
      subtotal_eur: z.number(),
      delivery_eur: z.number(),
      total_eur: z.number(),
      vat_included: z.boolean().describe('False outside the Union: prices are without French VAT'),
      delivery: Delivery,
    }),
    answer: async ({ lines, language, ...asked }) => {
      const wanted = wantedIn(lines);
      if (typeof wanted === 'string') return wanted;
      const delivery = await deliveryFacts(
        wanted.map(({ product }) => product),
        asked,
        language,
      );
      if (typeof delivery === 'string') return delivery;
      const messages = await messagesOf(language);
      const to = { country: delivery.country, postcode: delivery.postcode ?? undefined };
      const unitCents = (cents: number) => priceAt(cents, to);
      const totals = totalsOf(
        wanted.map(({ cents, quantity }) => ({ unitPriceCents: unitCents(cents), quantity })),
        unitCents(cartDeliveryCents),
      );
      return {
        lines: wanted.map(({ product, optionIds, cents, quantity }) => ({
          product_id: product.id,
          options: [...optionIds],
          name: nameIn(messages, language, product),
          option_names: optionNamesIn(messages, product, optionIds),
          url: addressOf(language, productPath(product, optionIds)),
          quantity,
          unit_price_eur: euros(unitCents(cents)),
          total_eur: euros(unitCents(cents) * quantity),
        })),
        count: totals.pieces,
        subtotal_eur: euros(totals.subtotalCents),
        delivery_eur: euros(totals.deliveryCents),
        total_eur: euros(totals.totalCents),
        vat_included: !isExport(to),
        delivery,
      };
    },
  });
}
