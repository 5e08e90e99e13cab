import { z } from 'zod';
import { handWays } from '@/lib/orders/order';
import { inOneLine } from '@/lib/site/typed-text';
import { typedText } from './typed';

/** How an order by telephone is paid: by money that has come, or by a transfer that it waits for. */
export const orderWays = ['awaited', ...handWays] as const;
export type OrderWay = (typeof orderWays)[number];

/** What the form of an order by telephone says. */
export type AskedOrder = {
  /** Of the form: sent again, it is one order. */
  readonly id: string;
  readonly paidWith: OrderWay;
  /** The day on which the money came, `2026-12-14`; of no meaning for a transfer that is to come. */
  readonly receivedOn: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Street and number, floor, door: a line each. */
  readonly street: readonly string[];
  readonly postcode: string;
  readonly city: string;
  readonly remark?: string;
};

const Payment = z.object({
  id: z.uuid(),
  paidWith: z.enum(orderWays),
  receivedOn: z.iso.date(),
});

/** The order that a form says; `undefined` for one that no page of the desk has. */
export function askedOrderIn(form: FormData): AskedOrder | undefined {
  const payment = Payment.safeParse(Object.fromEntries(form));
  if (!payment.success) return undefined;
  return {
    ...payment.data,
    name: lineIn(form, 'name'),
    email: typedText(form, 'email'),
    phone: lineIn(form, 'phone'),
    street: linesIn(form, 'street'),
    postcode: lineIn(form, 'postcode'),
    city: lineIn(form, 'city'),
    remark: linesIn(form, 'remark').join('\n') || undefined,
  };
}

/** What was written in a field, in one line without signs that turn letters around. */
const lineIn = (form: FormData, field: string) => linesIn(form, field).join(' ');

/** The lines of a field that say something. */
const linesIn = (form: FormData, field: string) =>
  typedText(form, field).split(/\r|\n/).map(inOneLine).filter(Boolean);
