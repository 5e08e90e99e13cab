import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { contact } from '@/messages/fr/house/contact';
import type { appointmentMails } from '@/messages/fr/mail/appointment-mails';
import type { bookingMails } from '@/messages/fr/mail/booking-mails';
import type { houseMails } from '@/messages/fr/mail/house-mails';
import type { orderMails } from '@/messages/fr/mail/order-mails';
import type { Widened } from '@/messages/shape';
import type { VisitorMailKind } from './mail-rules';

/** A mail in words: what it says, what its button says, what stands below. */
export type Letter = {
  readonly subject: string;
  readonly title: string;
  readonly text: readonly string[];
  readonly button: string;
  readonly notes: readonly string[];
};

/** What every mail says. `row` is a row of a table in plain text. */
export type SharedWords = Readonly<
  Record<
    | 'declarations'
    | 'offerByHand'
    | 'declaredAt'
    | 'leave'
    | 'linkHint'
    | 'row'
    | 'signature'
    | 'sample',
    string
  >
>;

export type MailWords = Readonly<Record<VisitorMailKind, Letter>> & SharedWords;

/** What mails about orders say, and the pages whose words they repeat. */
export type OrderWords = Pick<
  Messages,
  'delivery' | 'detail' | 'footer' | 'invoice' | 'orders' | 'payment' | 'terms' | 'withdrawal'
> & { readonly orderMails: Widened<typeof orderMails> };

/** What mails about stays say. */
export type BookingWords = Widened<typeof bookingMails>;

/** What mails about hours with the house say. */
export type AppointmentWords = Widened<typeof appointmentMails>;

/** What mails to the house say, and the form whose labels they repeat. */
export type HouseWords = {
  readonly houseMails: typeof houseMails;
  readonly contact: typeof contact;
};

/**
 * The word of a key that a row names; empty for one that is another release's. Its type names the keys: words without one of
 * them do not compile.
 */
export const wordFor = <Key extends string>(
  words: Readonly<Record<Key, string>>,
  key: string | undefined,
): string => Object.entries<string>(words).find(([one]) => one === key)?.[1] ?? '';

// Loaded alone: the process that sends mails needs no other messages.

/** The messages of the mails of a language. */
export async function mailWords(locale: Locale): Promise<MailWords> {
  return (await import(`../../messages/${locale}/mail/mails.ts`)).mails;
}

/** The messages of the mails about orders in a language. */
export async function orderWords(locale: Locale): Promise<OrderWords> {
  const [
    { orderMails },
    { delivery },
    { detail },
    { footer },
    { invoice, orders },
    { payment },
    { terms },
    { withdrawal },
  ] = await Promise.all([
    import(`../../messages/${locale}/mail/order-mails.ts`),
    import(`../../messages/${locale}/delivery/delivery.ts`),
    import(`../../messages/${locale}/catalogue/detail.ts`),
    import(`../../messages/${locale}/site/footer.ts`),
    import(`../../messages/${locale}/orders/orders.ts`),
    import(`../../messages/${locale}/checkout/payment.ts`),
    import(`../../messages/${locale}/house/terms.ts`),
    import(`../../messages/${locale}/orders/withdrawal.ts`),
  ]);
  return { orderMails, delivery, detail, footer, invoice, orders, payment, terms, withdrawal };
}

/** The messages of the mails about stays in a language. */
export async function bookingWords(locale: Locale): Promise<BookingWords> {
  return (await import(`../../messages/${locale}/mail/booking-mails.ts`)).bookingMails;
}

/** The messages of the mails about hours with the house in a language. */
export async function appointmentWords(locale: Locale): Promise<AppointmentWords> {
  return (await import(`../../messages/${locale}/mail/appointment-mails.ts`)).appointmentMails;
}

/** The messages of the mails to the house, which reads French. */
export async function houseWords(): Promise<HouseWords> {
  const [{ houseMails }, { contact }] = await Promise.all([
    import('@/messages/fr/mail/house-mails'),
    import('@/messages/fr/house/contact'),
  ]);
  return { houseMails, contact };
}
