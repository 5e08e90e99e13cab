import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Everybody who gave an address. The letter is only for those who asked for it (`opted_in_at`). */
export const newsletterSubscriptions = pgTable('newsletter_subscriptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  email: text('email').notNull().unique(),
  name: text('name'),
  userId: uuid('user_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  optedInAt: moment('opted_in_at'),
  unsubscribedAt: moment('unsubscribed_at'),
});

/** A device that may see and change what belongs to an address. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the visitor's cookie. */
    tokenHash: text('token_hash').primaryKey(),
    email: text('email')
      .notNull()
      .references(() => newsletterSubscriptions.email, {
        onDelete: 'cascade',
        onUpdate: 'cascade',
      }),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** When a link sent to the mailbox proved the address; null while it only was typed. */
    provenAt: moment('proven_at'),
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
    /** The options that are on, sorted: equal choices have equal keys. */
    optionsKey: text('options_key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_items_line').on(table.userEmail, table.productId, table.optionsKey),
    check('cart_items_quantity', sql`${table.quantity} between 1 and 99`),
  ],
);

/** Adds that were carried out, by the key the browser gave them, so that a repeat counts once. */
export const cartAdds = pgTable(
  'cart_adds',
  {
    userEmail: text('user_email').notNull(),
    key: uuid('key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userEmail, table.key] }),
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
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('wishlist_piece').on(table.userEmail, table.productId)],
);

export const contactMessages = pgTable('contact_messages', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone'),
  subject: text('subject').notNull(),
  message: text('message').notNull(),
  isAnswered: boolean('is_answered').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});
