import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { depositFromCents, depositPercent } from '@/content/checkout/deposit';
import { transferDays } from '@/content/checkout/periods';
import { maxOfferCents, offerDays } from '@/content/orders/order-terms';
import { nameIn, optionNameIn } from '@/lib/catalogue/product-words';
import { productPath } from '@/lib/catalogue/products';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { writeOffer } from '@/use-cases/orders/write-offer';
import { isRefused } from '@/use-cases/process/rate-limit';
import { addressOf, euros, languageOf, Picture, picturesOf } from './answers';
import { choiceOf, configuration, Lines, wantedIn } from './choices';
import { addTool, strict } from './tool';

/** Tools about buying: a price, a quote that a person accepts and pays. */
export function addPurchaseTools(server: McpServer, locale: Locale): void {
  addTool(server, 'price_configuration', {
    title: 'Price a configuration',
    description:
      'The price of a product with options, in euros, VAT included; bought alone, its delivery is included too.',
    input: strict({ ...configuration, language: languageOf(locale) }),
    output: z.strictObject({
      name: z.string(),
      lines: z.array(z.strictObject({ name: z.string(), price_eur: z.number() })),
      total_eur: z.number(),
      url: z.url(),
      pictures: z.array(Picture),
    }),
    answer: async ({ language, ...asked }) => {
      const choice = choiceOf(asked);
      if (typeof choice === 'string') return choice;
      const { product, optionIds, cents } = choice;
      const messages = await messagesOf(language);
      const name = nameIn(messages, language, product);
      const options = product.options
        .filter(({ id }) => optionIds.includes(id))
        .map(({ id, priceCents }) => ({
          name: optionNameIn(messages, product, id),
          price_eur: euros(priceCents),
        }));
      return {
        name,
        lines: [{ name, price_eur: euros(product.basePriceCents) }, ...options],
        total_eur: euros(cents),
        url: addressOf(language, productPath(product, optionIds)),
        pictures: picturesOf(product, optionIds),
      };
    },
  });

  addTool(server, 'create_quote', {
    title: 'Prepare a quote',
    description: `Writes a quote that is valid for ${offerDays} days and gives the address of its page, where a person reads, accepts and pays it: as its payment page offers, by card, in instalments or by bank transfer within ${transferDays} days; from ${euros(depositFromCents)} euros a piece, with ${depositPercent}% now and the balance before the delivery. Nothing is ordered or paid by this.`,
    input: strict({ lines: Lines, language: languageOf(locale) }),
    output: z.strictObject({
      number: z.string(),
      url: z.url(),
      total_eur: z.number(),
      delivery_eur: z.number(),
      valid_until: z.string(),
    }),
    writes: true,
    answer: async ({ lines, language }) => {
      const wanted = wantedIn(lines);
      if (typeof wanted === 'string') return wanted;
      const offer = await writeOffer(wanted, 'piece', language);
      if (!offer) return 'A quote needs at least one line.';
      if (offer === 'offerTooHigh') {
        const contact = addressOf(language, '/contact');
        return `Quotes go up to ${euros(maxOfferCents)} euros. For more, a person can ask the house: ${contact}`;
      }
      if (offer === 'away') return 'No quote could be written now. Try again later.';
      if (isRefused(offer)) return `Too many quotes: try again in ${offer.waitSeconds} seconds.`;
      return {
        number: offer.number,
        url: addressOf(language, offer.path),
        total_eur: euros(offer.totalCents),
        delivery_eur: euros(offer.deliveryCents),
        valid_until: offer.validUntil,
      };
    },
  });
}
