import 'server-only';
import { z } from 'zod';
import { instalmentCounts, paymentMethods } from '@/content/checkout/payment';
import { isToken } from '@/lib/account/token';
import { readOrderNumber } from '@/lib/document-number';
import { longestContact } from '@/lib/orders/order-moves';
import { formLengths } from '@/lib/site/form-lengths';

/** Longest street with its number, in characters. */
export const longestStreet = 200;
/** Longest reference of an order by a company, in characters. */
export const longestReference = 60;

/** Longest token of a payment page, in characters. */
export const longestQuote = 8_000;

/** A line of text without control characters; absent when nothing is left. */
const lineOfText = (longest: number) =>
  z
    .string()
    .transform((text) => {
      const plain = text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim();
      return [...plain].slice(0, longest).join('') || undefined;
    })
    .optional();

/** What was chosen on the payment page, as its form sends it. */
export const PaymentChoice = z.object({
  method: z.enum(paymentMethods).catch('card'),
  /** In how many parts, or with a deposit: how much that is, no form says. */
  instalments: z
    .union([z.literal('deposit'), z.coerce.number().pipe(z.literal(instalmentCounts))])
    .catch(1),
  quote: z.string().max(longestQuote).optional(),
  product: z.string().max(200).optional(),
  price: z.string().max(40).optional(),
  /** What a company adds for its invoice. */
  vatNumber: lineOfText(formLengths.vatNumber),
  reference: lineOfText(longestReference),
  company: lineOfText(longestContact),
  billingStreet: lineOfText(longestStreet),
  billingPostcode: lineOfText(formLengths.postcode),
  billingCity: lineOfText(longestContact),
  billingCountry: lineOfText(2),
  /** Who pays by bank transfer, and where it is delivered: no provider asks for it. */
  name: lineOfText(longestContact),
  email: z.string().max(400).optional(),
  phone: lineOfText(longestContact),
  street: lineOfText(longestStreet),
  postcode: lineOfText(formLengths.postcode),
  city: lineOfText(longestContact),
  /** The order alike that the page has named, and that this one is placed besides. */
  besides: z.string().transform(readOrderNumber).optional(),
  /** An existing order, and the token that shows it without a session. */
  number: z.string().transform(readOrderNumber).optional(),
  order: z.string().max(2_000).optional(),
  /** How that order is to be paid instead. */
  instead: z.enum(['card', 'transfer']).optional(),
  /** The token with which the balance of an order is paid. */
  balance: z.string().max(2_000).optional(),
  /** What of it the page said to be due, euro cents. */
  due: z.string().max(20).optional(),
  /** A secret of the form, for a browser that has none yet; names a page without a token, too. */
  key: z.string().refine(isToken).optional(),
});
export type PaymentChoice = z.infer<typeof PaymentChoice>;
