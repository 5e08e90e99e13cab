import type { Order } from '@/db/orders/orders';
import type { Locale } from '@/lib/i18n/locales';
import type { Letter, OrderWords } from '@/lib/mail/mail-words';
import type { Draft } from './mail-draft';

/** What a mail says beside its letter; `undefined` when the order has nothing to say it with. */
export type Details = Pick<Draft, 'sections' | 'annexes' | 'attachments' | 'steps'> & {
  /** Instead of the letter of its kind. */
  readonly letter?: Letter;
  readonly facts?: Readonly<Record<string, string>>;
  /** Where its button leads, unless to the order. */
  readonly link?: string;
};
export type Detail = (
  order: Order,
  locale: Locale,
  words: OrderWords,
  facts: Readonly<Record<string, string>>,
) => Details | undefined | Promise<Details | undefined>;
