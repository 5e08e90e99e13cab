/** What a link in a mail may do. */
export const linkPurposes = ['access', 'newsletter', 'unsubscribe'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

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

/** So many mails leave at once, further ones so many seconds apart. */
export type BudgetRule = { readonly atOnce: number; readonly everySeconds: number };

/**
 * What mails may cost the mailboxes they go to. A mail above a budget waits; it is never refused. Access mails have
 * none of these: they go to known mailboxes, a few at a time.
 */
export const budgetRules = {
  /** Mails of any kind that one range of addresses causes to mailboxes that are not proven. */
  range: { atOnce: 20, everySeconds: 60 },
  /** The same for all ranges together, of mails that nothing else holds. */
  strangers: { atOnce: 200, everySeconds: 5 },
  /** Mails of one kind to one mailbox that is not proven. */
  mailbox: { atOnce: 3, everySeconds: 600 },
  /** Mails of one kind that the owner of a mailbox causes to it. */
  owner: { atOnce: 10, everySeconds: 60 },
  /** Mails of one kind to the house. */
  house: { atOnce: 10, everySeconds: 600 },
} as const satisfies Record<string, BudgetRule>;

/** So many rows are listed in a mail that tells of many. */
export const mostListed = 50;

export type BudgetName = keyof typeof budgetRules;

/**
 * Mails to visitors. A declaration of withdrawal is acknowledged by `withdrawal`, with what was typed, where the
 * mailbox is proven, else by `receipt`, with a link to it. `offer` brings an offer to the address that was typed, `reply`
 * the answer of the house to a message.
 */
export type VisitorMailKind =
  | 'access'
  | 'newsletter'
  | 'welcome'
  | 'withdrawal'
  | 'receipt'
  | 'reply'
  | 'offer';

/**
 * Mails to the customer of an order, in the language of the order. `workshopPhotos` and `readyPhotos` leave only with
 * photos.
 */
export type OrderMailKind =
  | 'orderConfirmed'
  | 'amountDiffers'
  | 'workshopPhotos'
  | 'readyPhotos'
  | 'deliveryAgreed'
  | 'orderDelivered'
  | 'orderCancelled'
  | 'orderRefunded'
  | 'transferDue'
  | 'balanceDue'
  | 'balancePaid';

/**
 * Mails to the guest of a stay at the Résidence, in the language of the booking. `bookingKept` says what the house keeps of a
 * cancelled one, once it has changed that.
 */
export type BookingMailKind =
  | 'bookingConfirmed'
  | 'bookingMoved'
  | 'bookingCancelled'
  | 'bookingKept'
  | 'bookingPaidTooLate'
  | 'bookingReminder';

/** Mails to whoever has an hour with the house, in the language of their page. `appointmentLink` brings that of a video. */
export type AppointmentMailKind =
  | 'appointmentConfirmed'
  | 'appointmentMoved'
  | 'appointmentCancelled'
  | 'appointmentLink'
  | 'appointmentReminder';

/** Mails to the house (`HOUSE_MAIL`), in French. */
export type HouseMailKind =
  | 'houseOrder'
  | 'houseMessage'
  | 'houseAnswer'
  | 'houseWithdrawal'
  | 'houseBooking'
  | 'houseAppointment';

export type MailKind =
  | VisitorMailKind
  | OrderMailKind
  | BookingMailKind
  | AppointmentMailKind
  | HouseMailKind;

/** Classes of mails: the first leaves first. */
export const mailClasses = ['access', 'order', 'request', 'notice'] as const;
export type MailClass = (typeof mailClasses)[number];

/** The class of each kind: mails that a person is waiting for are sent first. */
const classes: Readonly<Record<MailKind, MailClass>> = {
  access: 'access',
  orderConfirmed: 'order',
  amountDiffers: 'order',
  workshopPhotos: 'order',
  readyPhotos: 'order',
  deliveryAgreed: 'order',
  orderDelivered: 'order',
  orderCancelled: 'order',
  orderRefunded: 'order',
  transferDue: 'request',
  balanceDue: 'order',
  balancePaid: 'order',
  withdrawal: 'order',
  newsletter: 'request',
  welcome: 'request',
  offer: 'request',
  reply: 'request',
  bookingConfirmed: 'request',
  bookingMoved: 'request',
  bookingCancelled: 'request',
  bookingKept: 'request',
  bookingPaidTooLate: 'order',
  bookingReminder: 'order',
  appointmentConfirmed: 'request',
  appointmentMoved: 'request',
  appointmentCancelled: 'request',
  appointmentLink: 'order',
  appointmentReminder: 'order',
  receipt: 'notice',
  houseAppointment: 'notice',
  houseBooking: 'notice',
  houseOrder: 'notice',
  houseMessage: 'notice',
  houseAnswer: 'notice',
  houseWithdrawal: 'notice',
};

/** The place of a class in the queue, 0 for what leaves first. */
export const priorityOf = (mailClass: MailClass): number => mailClasses.indexOf(mailClass);

/** The place of a kind of mail in the queue, 0 for what leaves first. */
export const kindPriority = (kind: MailKind): number => priorityOf(classes[kind]);

/**
 * The mails that a process sends at once: each of these sends mails down to its class, so a flood of a lower class
 * never keeps a higher one waiting.
 */
export const mailLanes: readonly MailClass[] = ['access', 'order', 'notice', 'notice'];
