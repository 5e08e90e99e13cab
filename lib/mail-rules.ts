/** What a link in a mail may do. */
export type LinkPurpose = 'access' | 'newsletter' | 'unsubscribe';

/** How long links in mails are valid, in minutes. */
export const linkMinutes: Readonly<Record<LinkPurpose, number>> = {
  access: 10,
  newsletter: 7 * 24 * 60,
  unsubscribe: 400 * 24 * 60,
};

/** So many unused access links may lie in a mailbox before the next mail to it waits. */
export const accessLinksAtOnce = 3;
/** How long that mail waits after the newest link: half of what a link is valid, so one always is. */
export const accessPauseMinutes = linkMinutes.access / 2;

/** So many acknowledgements to an address that is not proven are sent at once in that many minutes. */
export const receiptsAtOnce = 3;
/** Further ones are due that many minutes apart. */
export const receiptPauseMinutes = 10;

/**
 * Mails to visitors. A declaration of withdrawal is acknowledged by `withdrawal`, with what was typed, where the
 * mailbox is proven, else by `receipt`, with a link to it. `offer` brings an offer to the address that was typed.
 */
export type VisitorMailKind =
  | 'access'
  | 'newsletter'
  | 'welcome'
  | 'withdrawal'
  | 'receipt'
  | 'offer';

/** Mails to the customer of an order, in the language of the order. */
export type OrderMailKind =
  | 'orderConfirmed'
  | 'deliveryAgreed'
  | 'orderDelivered'
  | 'orderCancelled'
  | 'orderRefunded';

/** Mails to the house (`HOUSE_MAIL`), in French. */
export type HouseMailKind = 'houseOrder' | 'houseMessage' | 'houseWithdrawal';

export type MailKind = VisitorMailKind | OrderMailKind | HouseMailKind;
