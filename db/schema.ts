import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AppointmentPlace, SpokenLanguage } from '@/content/appointments/appointments';
import { maxPerLine } from '@/content/cart/cart-limits';
import { type AppointmentState, appointmentStates } from '@/lib/appointments/appointment';
import { longestKeptName } from '@/lib/cart/kept';
import type { PaymentFact } from '@/lib/checkout/payment-event';
import type { RefundState, RefundWay } from '@/lib/checkout/refund';
import { maxMailTries } from '@/lib/mail/mail-retries';
import { type LinkPurpose, linkPurposes, type MailKind } from '@/lib/mail/mail-rules';
import type { OfferLine } from '@/lib/orders/offer';
import {
  type ChangeDetails,
  type DeskAction,
  type InvoiceKind,
  type OrderBilling,
  type OrderContact,
  type OrderNote,
  type OrderState,
  orderStates,
  type PaidWith,
  type PaymentProvider,
  plannedStates,
  type RefundKind,
} from '@/lib/orders/order';
import { type OrderFileKind, orderFileKinds } from '@/lib/orders/order-file';
import type { Promised } from '@/lib/orders/order-view';
import type { StoredPaper } from '@/lib/orders/papers/stored-paper';
import {
  type BookingPayment,
  type BookingState,
  bookingStates,
  type ClosedFor,
} from '@/lib/residence/booking';
import type { StayPaymentState, StayRefundState } from '@/lib/residence/stay-money';

// Orders, offers, messages, declarations, accounts, stays and hours also have a column `searched`, which the database itself fills
// from the others, and for orders and messages from what triggers bring there (`pieces`, `agreed`, `replies`): migrations made
// them, and only `db/desk/search-conditions.ts` reads it. It changes and goes with its row. Changes of orders and replies have one
// that nothing reads any more, for the release before.

const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
/** Bytes. They travel as base64, which the embedded database takes ten times faster: 10 MB in 0.3 s instead of 3.8. */
const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (bytes) => sql`decode(${Buffer.from(bytes).toString('base64')}, 'base64')`,
});

/** Whether a column has one of some names, as a check and the condition of an index say it. */
const isOneOf = (column: AnyPgColumn, names: readonly string[]) =>
  sql`${column} in (${sql.raw(names.map((name) => `'${name}'`).join(', '))})`;

/**
 * Everyone who gave an address, people of the house among them; `opted_in_at` and `confirmed_at` say who wants the
 * newsletter.
 */
export const accounts = pgTable('newsletter_subscriptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  name: text('name'),
  userId: uuid('user_id'),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
  /** When the box for the newsletter was ticked. */
  optedInAt: timestamptz('opted_in_at'),
  /** When that was confirmed from the mailbox; none is sent before. */
  confirmedAt: timestamptz('confirmed_at'),
  unsubscribedAt: timestamptz('unsubscribed_at'),
  /** Language of the page with the form; mails are written in it. */
  language: text('language').notNull().default('fr'),
  /** When a session was last opened for the address. */
  lastSeenAt: timestamptz('last_seen_at').notNull().defaultNow(),
  /** When cart or wishlist last changed; strictly increasing. */
  changedAt: timestamptz('changed_at').notNull().defaultNow(),
});

/** Devices that may see and change the data of an address. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the visitor's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    /** Public id, shown on pages; grants nothing. */
    id: uuid('id').notNull().unique().defaultRandom(),
    email: text('email')
      .notNull()
      .references(() => accounts.email, {
        onDelete: 'cascade',
        onUpdate: 'cascade',
      }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When a link sent to the mailbox proved the address; null when it was only typed. */
    provenAt: timestamptz('proven_at'),
  },
  (table) => [
    index('sessions_email').on(table.email),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

export const cartItems = pgTable(
  'cart_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userEmail: text('user_email').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    productPrice: numeric('product_price', { precision: 12, scale: 2 }).notNull(),
    quantity: integer('quantity').notNull(),
    options: jsonb('options').$type<Record<string, boolean>>().notNull(),
    /** Ids of the chosen options, sorted: equal choices have equal keys. */
    optionsKey: text('options_key').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_items_line').on(table.userEmail, table.productId, table.optionsKey),
    check(
      'cart_items_quantity',
      sql`${table.quantity} between 1 and ${sql.raw(String(maxPerLine))}`,
    ),
  ],
);

/** Name of the constraint that a repeated add breaks. */
export const cartAddKey = 'cart_adds_user_email_key_pk';

/** Idempotency keys of adds that were carried out. */
export const cartAdds = pgTable(
  'cart_adds',
  {
    userEmail: text('user_email').notNull(),
    key: uuid('key').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: cartAddKey, columns: [table.userEmail, table.key] }),
    index('cart_adds_age').on(table.createdAt),
  ],
);

export const wishlist = pgTable(
  'wishlist',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userEmail: text('user_email').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    productPrice: numeric('product_price', { precision: 12, scale: 2 }).notNull(),
    /** Ids of the options it was wished for with, sorted, with commas between them. */
    options: text('options').notNull().default(''),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('wishlist_piece').on(table.userEmail, table.productId)],
);

/** Name of the constraint that the same configuration under the same name breaks. */
export const keptNameKey = 'kept_configurations_name';

/** Configurations that visitors have named; deleted with the address. */
export const keptConfigurations = pgTable(
  'kept_configurations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email')
      .notNull()
      .references(() => accounts.email, {
        onDelete: 'cascade',
        onUpdate: 'cascade',
      }),
    /** Plain text of the visitor's. */
    name: text('name').notNull(),
    productId: text('product_id').notNull(),
    /** Ids of the chosen options, sorted, with commas between them. */
    options: text('options').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex(keptNameKey).on(table.email, table.productId, table.options, table.name),
    check(
      'kept_configurations_name_length',
      sql`char_length(${table.name}) between 1 and ${sql.raw(String(longestKeptName))}`,
    ),
  ],
);

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    /** Language of the page it was written on. */
    language: text('language').notNull().default('fr'),
    isAnswered: boolean('is_answered').notNull().default(false),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    // With the id, a far page is passed over in the index alone.
    index('contact_messages_list').on(table.isAnswered, table.createdAt, table.id),
    index('contact_messages_time').on(table.createdAt),
  ],
);

/** What was answered to a message, and what came back by mail and was noted by hand. Rows are only ever added. */
export const messageReplies = pgTable(
  'message_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** Address of who wrote the message. */
    email: text('email').notNull(),
    /** Address of the member of the staff who wrote it, or noted what came. */
    author: text('author').notNull(),
    isFromHouse: boolean('is_from_house').notNull(),
    text: text('text').notNull(),
    /** SHA-256 of the Message-ID of an answer that came by mail itself: delivered again, it is kept once. */
    mailHash: text('mail_hash'),
    /** That Message-ID itself, `<…>`, where it is one: the mails that follow name it, so that programs show them together. */
    mailName: text('mail_name'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('message_replies_message').on(table.messageId, table.createdAt),
    uniqueIndex('message_replies_mail').on(table.messageId, table.mailHash),
  ],
);

/** Links in mails: each opens a session, confirms the newsletter or ends it. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    email: text('email')
      .notNull()
      .references(() => accounts.email, {
        onDelete: 'cascade',
        onUpdate: 'cascade',
      }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When a link that works once was used. */
    usedAt: timestamptz('used_at'),
    /** SHA-256 of the token of the session that an access link opened. */
    openedHash: text('opened_hash'),
  },
  (table) => [
    check('mail_links_purpose', isOneOf(table.purpose, linkPurposes)),
    index('mail_links_email').on(table.email),
    index('mail_links_expiry').on(table.expiresAt),
  ],
);

/**
 * Public ids of sessions whose visitors erased their data, for a day, so that a form sent twice gets the same
 * answer. Identifies nobody.
 */
export const erasures = pgTable(
  'erasures',
  {
    sessionId: uuid('session_id').primaryKey(),
    erasedAt: timestamptz('erased_at').notNull().defaultNow(),
  },
  (table) => [index('erasures_age').on(table.erasedAt)],
);

/** Mails to be sent. Their links are made when they are sent; then the row is deleted. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').notNull(),
    /** Values for the placeholders of its text. */
    facts: jsonb('facts').$type<Readonly<Record<string, string>>>().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    tries: integer('tries').notNull().default(0),
    /** Time of the next try; null after the last one. */
    dueAt: timestamptz('due_at').defaultNow(),
    /** Place of its class in `mailClasses`; a release that knew no classes queues in the middle. */
    priority: smallint('priority').notNull().default(2),
    /** Only one mail with a key waits: others join it. Null once it is being sent. */
    waitingKey: text('waiting_key').unique(),
  },
  (table) => [
    index('mails_next').on(table.priority, table.dueAt),
    index('mails_recipient').on(table.recipient),
    // A newer request for a link replaces the one that waits.
    uniqueIndex('mails_access').on(table.recipient).where(sql`kind = 'access'`),
    check('mails_tries', sql`${table.tries} between 0 and ${sql.raw(String(maxMailTries))}`),
  ],
);

/**
 * Mails about orders, offers that the house has written, messages that it answers, stays and hours, as they left, without the tokens of
 * their links; they go with what they are about, or with their reader.
 */
export const sentMails = pgTable(
  'sent_mails',
  {
    /** Id that the mail had while it waited. */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<MailKind>().notNull(),
    recipient: text('recipient').notNull(),
    language: text('language').notNull(),
    /** What it is about: one of these. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'cascade' }),
    messageId: uuid('message_id').references(() => contactMessages.id, { onDelete: 'cascade' }),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    appointmentId: uuid('appointment_id').references(() => appointments.id, {
      onDelete: 'cascade',
    }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** Path of its picture below `public`, and the names of its other files. */
    picture: text('picture'),
    files: jsonb('files').$type<readonly string[]>().notNull(),
    sentAt: timestamptz('sent_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'sent_mails_about',
      sql`num_nonnulls(${table.orderId}, ${table.offerId}, ${table.messageId}, ${table.bookingId}, ${table.appointmentId}) = 1`,
    ),
    index('sent_mails_order').on(table.orderId, table.sentAt),
    index('sent_mails_offer').on(table.offerId),
    index('sent_mails_message').on(table.messageId),
    index('sent_mails_booking').on(table.bookingId),
    index('sent_mails_appointment').on(table.appointmentId),
    index('sent_mails_recipient').on(table.recipient),
  ],
);

/** Counters of requests in the current window. Keys identify nobody. */
export const limits = pgTable(
  'limits',
  {
    key: text('key').primaryKey(),
    startedAt: timestamptz('started_at').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [index('limits_age').on(table.startedAt)],
);

/** How far the budgets of mails are spent: a row is of no use once that time is over. Keys identify nobody. */
export const mailBudgets = pgTable(
  'mail_budgets',
  {
    key: text('key').primaryKey(),
    spentUntil: timestamptz('spent_until').notNull(),
  },
  (table) => [index('mail_budgets_age').on(table.spentUntil)],
);

/** Declarations of withdrawal; kept as long as the contract. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    /** Reference in the acknowledgement: the same for the same declaration on the same day. */
    reference: text('reference').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    orderReference: text('order_reference').notNull(),
    language: text('language').notNull(),
    declaredAt: timestamptz('declared_at').notNull(),
    /** Whether who placed the order has declared it, by session or browser: anybody can name its number. */
    isBuyers: boolean('is_buyers').notNull().default(false),
    /** When the piece was back, and when its price was paid back. */
    returnedAt: timestamptz('returned_at'),
    refundedAt: timestamptz('refunded_at'),
    /** When the house set it aside as not the buyer's; the history of its order says who did, and why. */
    setAsideAt: timestamptz('set_aside_at'),
  },
  (table) => [index('withdrawals_email').on(table.email, table.declaredAt)],
);

/** What belongs to the installation as a whole: one row. */
export const installation = pgTable(
  'installation',
  {
    id: integer('id').primaryKey().default(1),
    /** Keys of the installation, as in `SECRET_KEY`. */
    keys: text('keys').notNull(),
  },
  (table) => [check('installation_one_row', sql`${table.id} = 1`)],
);

/** Jobs that one process does at a time, and when each was last claimed. */
export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  ranAt: timestamptz('ran_at').notNull(),
});

/** Orders, written before their visitors leave to pay. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Read out on the telephone; not guessable from another. */
    number: text('number').notNull().unique(),
    /** Hash of token or form key, browser, payment method, instalments, language and destination. */
    purchaseKey: text('purchase_key').notNull(),
    /** Id of the checkout token: one of its orders is paid, with any payment method. Null without one. */
    purchaseId: text('purchase_id'),
    /** SHA-256 of the secret of the browser that placed it: that browser may see the personal data. */
    buyerHash: text('buyer_hash'),
    state: text('state').$type<OrderState>().notNull().default('awaiting'),
    /** Address of the visitor's session, or the one given to the provider. */
    email: text('email'),
    /** Language of the page; mails and the invoice are written in it. */
    language: text('language').notNull(),
    method: text('method').notNull(),
    instalments: integer('instalments').notNull(),
    /** Euro cents, at the prices of the destination. */
    deliveryCents: integer('delivery_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** What nights at the Résidence took off that total. */
    nightsCents: integer('nights_cents').notNull().default(0),
    /** What is paid first, where the rest is paid before the delivery; null where all is paid at once. */
    depositCents: integer('deposit_cents'),
    /** Whether the rest was accepted as paid. */
    isBalancePaid: boolean('is_balance_paid').notNull().default(false),
    /** The VAT rate that they contain, of the country of the destination; 0 for an export. */
    vatPercent: numeric('vat_percent', { precision: 4, scale: 2, mode: 'number' })
      .notNull()
      .default(20),
    /** Date of the terms that applied, and the hash under which `agreed_texts` has their words. */
    termsDate: text('terms_date').notNull(),
    termsHash: text('terms_hash').notNull(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    /** So many days its bank transfer is awaited, if it is paid by one. The default is what held before this column existed. */
    transferDays: smallint('transfer_days').notNull().default(14),
    /** How many days after its delivery its withdrawal may be declared. The default is what held before this column existed. */
    withdrawalDays: smallint('withdrawal_days').notNull().default(14),
    /** How many nights its mattress is tried, if it has one. The default is what held before this column existed. */
    trialNights: smallint('trial_nights').notNull().default(100),
    /** Id of the provider's payment session, and the page where it is paid. */
    providerSession: text('provider_session').unique(),
    payAddress: text('pay_address'),
    /** When that session was first requested; null once the provider has refused it. */
    paymentAskedAt: timestamptz('payment_asked_at'),
    /** Id of the provider's payment, once there is one: refunds and disputes name it. */
    providerPayment: text('provider_payment').unique(),
    /** The payment method, as the provider reported it; null until then. */
    paidWith: text('paid_with').$type<PaidWith>(),
    /** The same of the balance: its payment session and page, when that was requested, its payment and method. */
    balanceSession: text('balance_session'),
    balancePayAddress: text('balance_pay_address'),
    balanceAskedAt: timestamptz('balance_asked_at'),
    balancePayment: text('balance_payment'),
    balancePaidWith: text('balance_paid_with').$type<PaidWith>(),
    /** When its buyer was asked for the balance by mail, and how often reminded since. */
    balanceMailedAt: timestamptz('balance_mailed_at'),
    balanceReminders: smallint('balance_reminders').notNull().default(0),
    /** Name, telephone and postal address, as the provider passed them on. */
    contact: jsonb('contact').$type<OrderContact>(),
    /** What a company gave before it paid, for its invoice: its VAT number, and its own reference of the order. */
    buyerVatNumber: text('buyer_vat_number'),
    buyerReference: text('buyer_reference'),
    /** Whom its invoice is for, where that is not who receives it. */
    billing: jsonb('billing').$type<OrderBilling>(),
    /** When the personal data was erased: from then on events store none. */
    erasedAt: timestamptz('erased_at'),
    /** Destination and installation days when it was placed, as far as known. */
    deliveryCountry: text('delivery_country'),
    deliveryPostcode: text('delivery_postcode'),
    deliveryFirst: date('delivery_first'),
    deliveryLast: date('delivery_last'),
    /** Day agreed for the delivery. */
    deliveryDate: date('delivery_date'),
    deliveredAt: timestamptz('delivered_at'),
    /** The offer whose prices it has. */
    offerId: uuid('offer_id').references(() => offers.id, { onDelete: 'set null' }),
    placedAt: timestamptz('placed_at').notNull().defaultNow(),
    changedAt: timestamptz('changed_at').notNull().defaultNow(),
  },
  (table) => [
    check('orders_state', isOneOf(table.state, orderStates)),
    check('orders_total', sql`${table.totalCents} > 0 and ${table.deliveryCents} >= 0`),
    check('orders_nights', sql`${table.nightsCents} >= 0`),
    check(
      'orders_deposit',
      sql`${table.depositCents} > 0 and ${table.depositCents} < ${table.totalCents}`,
    ),
    // One order per checkout token, browser and method, as long as it awaits payment.
    uniqueIndex('orders_awaiting').on(table.purchaseKey).where(sql`${table.state} = 'awaiting'`),
    index('orders_purchase').on(table.purchaseId),
    index('orders_email').on(table.email),
    index('orders_offer').on(table.offerId),
    index('orders_changes').on(table.state, table.changedAt),
    index('orders_placed').on(table.placedAt, table.number),
    index('orders_delivered').on(table.deliveredAt).where(sql`${table.deliveredAt} is not null`),
    index('orders_delivery').on(table.deliveryDate).where(sql`${table.deliveryDate} is not null`),
    // What the desk asks for: the deliveries of a week, what is to be made, the orders of a country, open balances, and the
    // sums of a year, which are read from the index alone.
    index('orders_installed').on(sql`coalesce(${table.deliveryDate}, ${table.deliveryFirst})`),
    index('orders_to_make')
      .on(table.deliveryLast, table.number)
      .where(isOneOf(table.state, plannedStates('toMake'))),
    index('orders_country').on(table.deliveryCountry, table.placedAt, table.number),
    index('orders_balance_open')
      .on(table.state)
      .where(sql`${table.depositCents} is not null and not ${table.isBalancePaid}`),
    index('orders_by_total').on(table.totalCents),
    index('orders_sums').on(table.id, table.totalCents, table.deliveryCountry),
  ],
);

/**
 * The words that orders were placed under, each once: their terms and the right of withdrawal, as plain texts in the language
 * of the order. Rows are only ever added.
 */
export const agreedTexts = pgTable('agreed_texts', {
  /** SHA-256 of both. */
  hash: text('hash').primaryKey(),
  terms: text('terms').notNull(),
  withdrawal: text('withdrawal').notNull(),
});

/** The stays whose nights lower the total of an order: each of one order that is not given back (`db/orders/credited-stays.ts`). */
export const creditedStays = pgTable(
  'credited_stays',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The number of the stay, which outlives its row. */
    stay: text('stay').notNull(),
    /** Euro cents. */
    cents: integer('cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.stay] }),
    index('credited_stays_stay').on(table.stay),
    check('credited_stays_cents', sql`${table.cents} > 0`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Null for a purchase that is not in the catalogue. */
    productId: text('product_id'),
    /** As sold: in the language of the order. */
    name: text('name').notNull(),
    optionIds: jsonb('option_ids').$type<readonly string[]>().notNull(),
    optionNames: jsonb('option_names').$type<readonly string[]>().notNull(),
    quantity: integer('quantity').notNull(),
    /** Euro cents, VAT included. */
    unitCents: integer('unit_cents').notNull(),
    /** Its guarantee and lead time as sold; null where the house wrote it, and in rows of older releases. */
    promised: jsonb('promised').$type<Promised>(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** What happened to orders, and who did it. Rows are only ever added. */
export const orderChanges = pgTable(
  'order_changes',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** State after the change. */
    state: text('state').$type<OrderState>().notNull(),
    /** The note of a row that does not change the state. */
    note: text('note').$type<OrderNote>(),
    /** `customer`, `provider`, `shop`, or the address of a member of the staff. */
    author: text('author').notNull(),
    /** What the author wrote. */
    remark: text('remark'),
    /** What was agreed, or undone. */
    details: jsonb('details').$type<ChangeDetails>(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('order_changes_order').on(table.orderId, table.id)],
);

/** Photos and PDF that the house keeps with an order; they go with it, or with its person. */
export const orderFiles = pgTable(
  'order_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<OrderFileKind>().notNull(),
    name: text('name').notNull(),
    /** SHA-256 of what was sent. */
    hash: text('hash').notNull(),
    bytes: integer('bytes').notNull(),
    content: bytea('content').notNull(),
    /** Address of the member of the staff who added it. */
    author: text('author').notNull(),
    addedAt: timestamptz('added_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('order_files_content').on(table.orderId, table.hash),
    check('order_files_kind', isOneOf(table.kind, orderFileKinds)),
  ],
);

/** Events of the provider, by its ids, so that each counts once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Null until its payment is known to have arrived. */
    orderId: uuid('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** Its payment, and its fact. */
    providerPayment: text('provider_payment'),
    fact: jsonb('fact').$type<PaymentFact>().notNull(),
    receivedAt: timestamptz('received_at').notNull().defaultNow(),
  },
  (table) => [
    index('payment_events_payment').on(table.providerPayment),
    index('payment_events_order').on(table.orderId),
  ],
);

/** Invoices, numbered without gaps within a year. */
export const invoices = pgTable(
  'invoices',
  {
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<InvoiceKind>().notNull().default('whole'),
    issuedAt: timestamptz('issued_at').notNull().defaultNow(),
    /** What it said when it was issued; null in rows of older releases, until it is read. */
    paper: jsonb('paper').$type<StoredPaper>(),
  },
  (table) => [
    primaryKey({ columns: [table.year, table.number] }),
    uniqueIndex('invoices_order').on(table.orderId, table.kind),
    index('invoices_time').on(table.issuedAt),
  ],
);

/** Refunds that the house has asked for, by the id of the form that asked: each is made once. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Euro cents. */
    cents: integer('cents').notNull(),
    kind: text('kind').$type<RefundKind>().notNull(),
    way: text('way').$type<RefundWay>().notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** The payment that the provider is to give back; null for the accepted one, and for a transfer. */
    providerPayment: text('provider_payment'),
    /** Address of the member of the staff who asked, and what they wrote. */
    author: text('author').notNull(),
    remark: text('remark'),
    askedAt: timestamptz('asked_at').notNull().defaultNow(),
  },
  (table) => [
    check('refunds_cents', sql`${table.cents} > 0`),
    index('refunds_order').on(table.orderId),
  ],
);

/** Credit notes (« avoirs ») on invoices, numbered without gaps within a year. Rows are only ever added. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The invoice that it is about. */
    invoiceKind: text('invoice_kind').$type<InvoiceKind>().notNull().default('whole'),
    kind: text('kind').$type<RefundKind>().notNull(),
    /** Euro cents; the VAT is part of it, at the rate of the order. */
    cents: integer('cents').notNull(),
    vatCents: integer('vat_cents').notNull(),
    issuedAt: timestamptz('issued_at').notNull().defaultNow(),
    /** What it said when it was issued, as that of an invoice. */
    paper: jsonb('paper').$type<StoredPaper>(),
  },
  (table) => [
    primaryKey({ columns: [table.year, table.number] }),
    check('credit_notes_cents', sql`${table.cents} > 0 and ${table.vatCents} >= 0`),
    index('credit_notes_order').on(table.orderId),
    index('credit_notes_time').on(table.issuedAt),
  ],
);

/** Offers (« devis »): prices that hold until a day. */
export const offers = pgTable(
  'offers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    number: text('number').notNull().unique(),
    /** Address of the session that asked for it; without one, the first that it was mailed to. */
    email: text('email'),
    /** Whom it is for, where the house has written it and was told. */
    name: text('name'),
    /** Language of the page it was asked for on; its lines are named in it. */
    language: text('language').notNull(),
    lines: jsonb('lines').$type<readonly OfferLine[]>().notNull(),
    /** Whose prices these are; null for France, before offers knew others. */
    deliveryCountry: text('delivery_country'),
    deliveryPostcode: text('delivery_postcode'),
    /** Euro cents, at the prices of the destination. */
    deliveryCents: integer('delivery_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Its last day. */
    validUntil: date('valid_until').notNull(),
    revokedAt: timestamptz('revoked_at'),
    /** For the release before, which may still run; since then orders name their offer. */
    orderId: uuid('order_id'),
  },
  (table) => [
    check('offers_total', sql`${table.totalCents} > 0 and ${table.deliveryCents} >= 0`),
    index('offers_email').on(table.email),
    index('offers_end').on(table.validUntil),
    index('offers_by_total').on(table.totalCents),
    index('offers_time').on(table.createdAt, table.number),
  ],
);

/** Stays at the Résidence. One that is held belongs to whoever is booking it, for some minutes. */
export const bookings = pgTable(
  'bookings',
  {
    /** Also the idempotency key of the form that began it. */
    id: uuid('id').primaryKey(),
    /** Read out on the telephone; opens nothing. */
    number: text('number').notNull().unique(),
    state: text('state').$type<BookingState>().notNull().default('held'),
    suite: smallint('suite').notNull(),
    checkIn: date('check_in').notNull(),
    /** The day of leaving: its night is not booked. */
    checkOut: date('check_out').notNull(),
    adults: smallint('adults').notNull(),
    children: smallint('children').notNull(),
    /** Cents of the United States dollar, taxes included. */
    totalCents: integer('total_cents').notNull(),
    /** What was agreed with it (`AgreedTerms`). The defaults are what held before these columns existed. */
    freeHours: smallint('free_hours').notNull().default(48),
    creditDays: smallint('credit_days').notNull().default(30),
    eurosPerDollar: numeric('euros_per_dollar', { precision: 6, scale: 4, mode: 'number' })
      .notNull()
      .default(1),
    checkInFrom: text('check_in_from').notNull().default('15:00'),
    checkOutBefore: text('check_out_before').notNull().default('11:00'),
    /** Language of the page; its mails are written in it. */
    language: text('language').notNull(),
    /** Until when a held stay keeps its nights. */
    heldUntil: timestamptz('held_until'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    city: text('city'),
    postcode: text('postcode'),
    country: text('country'),
    requests: text('requests'),
    payment: text('payment').$type<BookingPayment>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    confirmedAt: timestamptz('confirmed_at'),
    endedAt: timestamptz('ended_at'),
    /** When its guest was reminded of it. */
    remindedAt: timestamptz('reminded_at'),
    /** When its guest erased their data: what a coming stay needs goes once it is over. */
    erasedAt: timestamptz('erased_at'),
    /** What the house has noted for itself. */
    houseNote: text('house_note'),
    /** What the house has noted as paid at the property, in cents of the United States dollar. */
    settledCents: integer('settled_cents').notNull().default(0),
    /** Of what was paid at the property, what the house has noted as handed back; it is not in the sum above any more. */
    handedBackCents: integer('handed_back_cents').notNull().default(0),
    /** What is due of a stay that was cancelled too late to be free. */
    cancellationCents: integer('cancellation_cents').notNull().default(0),
    /** How often its links were made anew, as they went to a wrong address: earlier ones open it no more. */
    linkRound: smallint('link_round').notNull().default(0),
  },
  (table) => [
    check('bookings_settled', sql`${table.settledCents} >= 0 and ${table.handedBackCents} >= 0`),
    check(
      'bookings_cancellation',
      sql`${table.cancellationCents} = 0 or (${table.state} = 'cancelled' and ${table.cancellationCents} between 0 and ${table.totalCents})`,
    ),
    check('bookings_state', isOneOf(table.state, bookingStates)),
    check('bookings_dates', sql`${table.checkOut} > ${table.checkIn}`),
    check('bookings_guests', sql`${table.adults} > 0 and ${table.children} >= 0`),
    check('bookings_total', sql`${table.totalCents} > 0`),
    check('bookings_held', sql`(${table.state} = 'held') = (${table.heldUntil} is not null)`),
    index('bookings_email').on(table.email),
    index('bookings_dates_of').on(table.checkIn, table.checkOut),
    index('bookings_holds').on(table.heldUntil).where(sql`${table.state} = 'held'`),
  ],
);

/** The nights of stays: one belongs to one booking. */
export const bookingNights = pgTable(
  'booking_nights',
  {
    suite: smallint('suite').notNull(),
    /** The day on which it begins. */
    night: date('night').notNull(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** From when on another booking may take it; null when it is booked. */
    heldUntil: timestamptz('held_until'),
    /** Whether it is held by somebody of whom nothing is proven: it gives way to whoever has proven an address. */
    yields: boolean('yields').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.suite, table.night] }),
    index('booking_nights_night').on(table.night),
    index('booking_nights_booking').on(table.bookingId),
  ],
);

/** Payments of stays with the provider, one for each of its payment pages; amounts in cents of their currency. */
export const stayPayments = pgTable(
  'stay_payments',
  {
    /** What the provider is told, and names in its events. */
    id: uuid('id').primaryKey(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    state: text('state').$type<StayPaymentState>().notNull().default('open'),
    /** The nights that it pays, as `nightsKey` writes them. */
    nights: text('nights').notNull(),
    /** What the page asks for, in cents of the United States dollar. */
    cents: integer('cents').notNull(),
    askedAt: timestamptz('asked_at').notNull().defaultNow(),
    providerSession: text('provider_session').unique(),
    payAddress: text('pay_address'),
    providerPayment: text('provider_payment').unique(),
    receivedCents: integer('received_cents').notNull().default(0),
    currency: text('currency'),
    receivedAt: timestamptz('received_at'),
    /** What the provider says that it gave back so far. */
    reportedCents: integer('reported_cents').notNull().default(0),
  },
  (table) => [
    check('stay_payments_cents', sql`${table.cents} > 0 and ${table.receivedCents} >= 0`),
    index('stay_payments_booking').on(table.bookingId),
    uniqueIndex('stay_payments_open').on(table.bookingId).where(sql`${table.state} = 'open'`),
  ],
);

/** Returns of money of stays, each made once by its id. */
export const stayRefunds = pgTable(
  'stay_refunds',
  {
    id: uuid('id').primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => stayPayments.id, { onDelete: 'cascade' }),
    /** Cents of the currency of the payment. */
    cents: integer('cents').notNull(),
    state: text('state').$type<StayRefundState>().notNull().default('asked'),
    askedAt: timestamptz('asked_at').notNull().defaultNow(),
  },
  (table) => [
    check('stay_refunds_cents', sql`${table.cents} > 0`),
    index('stay_refunds_payment').on(table.paymentId),
    index('stay_refunds_asked').on(table.askedAt).where(sql`${table.state} = 'asked'`),
  ],
);

/** Days on which the house has closed its Résidence, or receives nobody, besides those of every year. */
export const closedDays = pgTable(
  'closed_days',
  {
    closed: text('closed').$type<ClosedFor>().notNull(),
    day: date('day').notNull(),
    author: text('author').notNull(),
    closedAt: timestamptz('closed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.closed, table.day] })],
);

/** Private addresses of the calendar of the house, one for each person of the house; only their hashes are known. */
export const calendarAddresses = pgTable('calendar_addresses', {
  staff: text('staff').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Hours with the house. */
export const appointments = pgTable(
  'appointments',
  {
    /** Also the idempotency key of the form that booked it. */
    id: uuid('id').primaryKey(),
    /** Read out on the telephone; opens nothing. */
    number: text('number').notNull().unique(),
    state: text('state').$type<AppointmentState>().notNull().default('booked'),
    place: text('place').$type<AppointmentPlace>().notNull(),
    /** Language of the conversation. */
    spoken: text('spoken').$type<SpokenLanguage>().notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    /** What was agreed with it (`AgreedHour`). The defaults are what held before these columns existed. */
    minutes: smallint('minutes').notNull().default(60),
    changeHours: smallint('change_hours').notNull().default(2),
    /** Id of who receives. */
    adviser: text('adviser').notNull(),
    /** Of the visitor, by its name in the IANA database. */
    timeZone: text('time_zone').notNull(),
    /** Language of the page; its mails are written in it. */
    language: text('language').notNull(),
    name: text('name').notNull(),
    /** Null for somebody who telephoned and gave none. */
    email: text('email'),
    phone: text('phone').notNull(),
    wishes: text('wishes').notNull(),
    /** A configuration in one word, or the number of an order or a quote. */
    about: text('about'),
    videoLink: text('video_link'),
    /** What the house has noted for itself. */
    houseNote: text('house_note'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    endedAt: timestamptz('ended_at'),
    /** When its visitor was reminded of it. */
    remindedAt: timestamptz('reminded_at'),
    /** How often its links were made anew, as they went to a wrong address: earlier ones open it no more. */
    linkRound: smallint('link_round').notNull().default(0),
  },
  (table) => [
    check('appointments_state', isOneOf(table.state, appointmentStates)),
    index('appointments_email').on(table.email),
    index('appointments_time').on(table.startsAt),
  ],
);

/** The hours of advisers that are booked: one belongs to one appointment. */
export const appointmentSlots = pgTable(
  'appointment_slots',
  {
    adviser: text('adviser').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    appointmentId: uuid('appointment_id')
      .notNull()
      .references(() => appointments.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.adviser, table.startsAt] }),
    index('appointment_slots_time').on(table.startsAt),
    index('appointment_slots_appointment').on(table.appointmentId),
  ],
);

/** Actions of the staff other than the steps of orders. Rows are only ever added. */
export const deskLog = pgTable(
  'desk_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    author: text('author').notNull(),
    action: text('deed').$type<DeskAction>().notNull(),
    /** Id or reference of its subject. */
    subject: text('subject').notNull(),
    at: timestamptz('at').notNull().defaultNow(),
  },
  (table) => [index('desk_log_time').on(table.at)],
);
