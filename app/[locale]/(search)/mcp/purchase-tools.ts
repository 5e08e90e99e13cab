import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { maxPerLine } from '@/content/cart/cart-limits';
import { deliveryCountries } from '@/content/delivery/delivery';
import { maxOfferCents, offerDays } from '@/content/orders/order-terms';
import { nameIn, optionNameIn } from '@/lib/catalogue/product-words';
import { productPath } from '@/lib/catalogue/products';
import { termsOf } from '@/lib/checkout/purchase-terms';
import { deliveryDates } from '@/lib/delivery/delivery-dates';
import { destinationOf, postcodeExample } from '@/lib/delivery/destination';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { writeOffer } from '@/use-cases/orders/write-offer';
import { isRefused } from '@/use-cases/process/rate-limit';
import { addressOf, answer, euros, problem } from './answers';
import { languageOf } from './catalogue-tools';
import { Configuration, choiceOf, choicesOf } from './choices';

const mostLines = 10;
const Country = z.enum(deliveryCountries).default('FR');

/** Tools about buying: a price, a delivery, a quote that a person accepts and pays. */
export function addPurchaseTools(server: McpServer, locale: Locale): void {
  server.registerTool(
    'price_configuration',
    {
      title: 'Price a configuration',
      description:
        'The price of a product with options, in euros, VAT included; bought alone, its delivery is included too.',
      inputSchema: z.object({ ...Configuration.shape, language: languageOf(locale) }),
      outputSchema: z.object({
        name: z.string(),
        lines: z.array(z.object({ name: z.string(), price_eur: z.number() })),
        total_eur: z.number(),
        url: z.url(),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    async ({ language, ...configuration }) => {
      const choice = choiceOf(configuration);
      if (typeof choice === 'string') return problem(choice);
      const { product, optionIds, cents } = choice;
      const messages = await messagesOf(language);
      const name = nameIn(messages, language, product);
      const options = product.options
        .filter(({ id }) => optionIds.includes(id))
        .map(({ id, priceCents }) => ({
          name: optionNameIn(messages, product, id),
          price_eur: euros(priceCents),
        }));
      return answer({
        name,
        lines: [{ name, price_eur: euros(product.basePriceCents) }, ...options],
        total_eur: euros(cents),
        url: addressOf(language, productPath(product, optionIds)),
      });
    },
  );

  server.registerTool(
    'delivery_estimate',
    {
      title: 'When it is installed',
      description:
        'First and last day on which products ordered together today are installed, by country and postcode.',
      inputSchema: z.object({
        product_ids: z.array(Configuration.shape.product_id).min(1).max(mostLines),
        country: Country,
        postcode: z.string().max(20).optional(),
      }),
      outputSchema: z.object({
        first: z.string().nullable(),
        last: z.string().nullable(),
        lead_time_weeks: z.object({ min: z.number(), max: z.number() }),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ product_ids, country, postcode }) => {
      const choices = choicesOf(product_ids.map((product_id) => ({ product_id, options: [] })));
      if (typeof choices === 'string') return problem(choices);
      const destination = destinationOf(country, postcode ?? '');
      if (typeof destination === 'string')
        return problem(`Postcodes of ${country} look like ${postcodeExample(country)}.`);
      const { deliveryWeeks } = termsOf(choices.map(({ product }) => product));
      const days = deliveryDates(deliveryWeeks, destination, new Date());
      if (days === 'notServed')
        return problem(
          'The carriers do not go there. A person can ask the house by its contact page.',
        );
      const { first = null, last = null } = days ?? {};
      return answer({ first, last, lead_time_weeks: deliveryWeeks });
    },
  );

  server.registerTool(
    'create_quote',
    {
      title: 'Prepare a quote',
      description: `Writes a quote that is valid for ${offerDays} days and gives the address of its page, where a person reads, accepts and pays it. Nothing is ordered or paid by this.`,
      inputSchema: z.object({
        lines: z
          .array(
            z.object({
              ...Configuration.shape,
              quantity: z.number().int().min(1).max(maxPerLine).default(1),
            }),
          )
          .min(1)
          .max(mostLines),
        language: languageOf(locale),
      }),
      outputSchema: z.object({
        number: z.string(),
        url: z.url(),
        total_eur: z.number(),
        delivery_eur: z.number(),
        valid_until: z.string(),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    async ({ lines, language }) => {
      const choices = choicesOf(lines);
      if (typeof choices === 'string') return problem(choices);
      const wanted = choices.map((choice, index) => ({
        ...choice,
        quantity: lines[index]?.quantity ?? 1,
      }));
      const offer = await writeOffer(wanted, 'piece', language);
      if (!offer) return problem('A quote needs at least one line.');
      if (offer === 'offerTooHigh') {
        const contact = addressOf(language, '/contact');
        return problem(
          `Quotes go up to ${euros(maxOfferCents)} euros. For more, a person can ask the house: ${contact}`,
        );
      }
      if (offer === 'away') return problem('No quote could be written now. Try again later.');
      if (isRefused(offer))
        return problem(`Too many quotes: try again in ${offer.waitSeconds} seconds.`);
      return answer({
        number: offer.number,
        url: addressOf(language, offer.path),
        total_eur: euros(offer.totalCents),
        delivery_eur: euros(offer.deliveryCents),
        valid_until: offer.validUntil,
      });
    },
  );
}
