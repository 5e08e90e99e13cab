import 'server-only';
import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { OrderContact } from '@/lib/orders/order';
import * as schema from './schema';

/**
 * What becomes of a column: whether its owner reads it in the file of « Mes données », and whether it goes with an
 * erasure.
 */
type Fate = 'exported, erased' | 'exported, kept' | 'internal, erased' | 'internal, kept';

type Tables = {
  [Name in keyof typeof schema as (typeof schema)[Name] extends PgTable
    ? Name
    : never]: (typeof schema)[Name];
};
const tables: Tables = schema;
type TableName = keyof Tables;
type ColumnName<Name extends TableName> = keyof Tables[Name]['_']['columns'] & string;

/**
 * Whose a row is: that of the address in one of its columns, which may stand there as it was typed, or that of the order
 * or the booking which one of them names.
 */
type Owner<Column> =
  | { readonly address: Column }
  | { readonly typedAddress: Column }
  | { readonly order: Column }
  | { readonly booking: Column };

type PersonalTable<Name extends TableName> = {
  readonly owner: Owner<ColumnName<Name>>;
  readonly columns: PersonalColumns<Name>;
};

/** What becomes of each column of a table. */
export type PersonalColumns<Name extends TableName> = Readonly<Record<ColumnName<Name>, Fate>>;

/**
 * Whose each table is and what becomes of each of its columns: a table or a column that is added does not compile until
 * it is said here. Of a table without anything to keep an erasure deletes the rows. Of the others, which the law
 * requires, rows stay without what is erased: of orders once they are delivered or given back
 * (`db/orders/erased-orders.ts`), of offers only where an order has their prices.
 */
export const personalData = {
  accounts: {
    owner: { address: 'email' },
    columns: {
      id: 'exported, erased',
      email: 'exported, erased',
      name: 'exported, erased',
      userId: 'exported, erased',
      createdAt: 'exported, erased',
      optedInAt: 'exported, erased',
      confirmedAt: 'exported, erased',
      unsubscribedAt: 'exported, erased',
      language: 'exported, erased',
      lastSeenAt: 'exported, erased',
      changedAt: 'exported, erased',
    },
  },
  sessions: {
    owner: { address: 'email' },
    columns: {
      tokenHash: 'internal, erased',
      id: 'exported, erased',
      email: 'exported, erased',
      createdAt: 'exported, erased',
      expiresAt: 'exported, erased',
      provenAt: 'exported, erased',
    },
  },
  cartItems: {
    owner: { address: 'userEmail' },
    columns: {
      id: 'exported, erased',
      userEmail: 'exported, erased',
      productId: 'exported, erased',
      productName: 'exported, erased',
      productPrice: 'exported, erased',
      quantity: 'exported, erased',
      options: 'exported, erased',
      optionsKey: 'exported, erased',
      createdAt: 'exported, erased',
    },
  },
  cartAdds: {
    owner: { address: 'userEmail' },
    columns: {
      userEmail: 'exported, erased',
      key: 'exported, erased',
      createdAt: 'exported, erased',
    },
  },
  wishlist: {
    owner: { address: 'userEmail' },
    columns: {
      id: 'exported, erased',
      userEmail: 'exported, erased',
      productId: 'exported, erased',
      productName: 'exported, erased',
      productPrice: 'exported, erased',
      options: 'exported, erased',
      createdAt: 'exported, erased',
    },
  },
  keptConfigurations: {
    owner: { address: 'email' },
    columns: {
      id: 'exported, erased',
      email: 'exported, erased',
      name: 'exported, erased',
      productId: 'exported, erased',
      options: 'exported, erased',
      createdAt: 'exported, erased',
    },
  },
  contactMessages: {
    owner: { typedAddress: 'email' },
    columns: {
      id: 'exported, erased',
      name: 'exported, erased',
      email: 'exported, erased',
      phone: 'exported, erased',
      subject: 'exported, erased',
      message: 'exported, erased',
      language: 'exported, erased',
      isAnswered: 'exported, erased',
      createdAt: 'exported, erased',
    },
  },
  messageReplies: {
    owner: { typedAddress: 'email' },
    columns: {
      id: 'exported, erased',
      messageId: 'exported, erased',
      email: 'exported, erased',
      author: 'internal, erased',
      isFromHouse: 'exported, erased',
      text: 'exported, erased',
      mailHash: 'internal, erased',
      mailName: 'internal, erased',
      createdAt: 'exported, erased',
    },
  },
  mailLinks: {
    owner: { address: 'email' },
    columns: {
      tokenHash: 'internal, erased',
      purpose: 'exported, erased',
      email: 'exported, erased',
      createdAt: 'exported, erased',
      expiresAt: 'exported, erased',
      usedAt: 'exported, erased',
      openedHash: 'internal, erased',
    },
  },
  erasures: 'nobody',
  mails: {
    owner: { address: 'recipient' },
    columns: {
      id: 'exported, erased',
      kind: 'exported, erased',
      recipient: 'exported, erased',
      language: 'exported, erased',
      facts: 'exported, erased',
      createdAt: 'exported, erased',
      tries: 'exported, erased',
      dueAt: 'exported, erased',
      priority: 'exported, erased',
      waitingKey: 'exported, erased',
    },
  },
  sentMails: {
    owner: { address: 'recipient' },
    columns: {
      id: 'exported, erased',
      kind: 'exported, erased',
      recipient: 'exported, erased',
      language: 'exported, erased',
      orderId: 'internal, erased',
      offerId: 'internal, erased',
      messageId: 'internal, erased',
      bookingId: 'internal, erased',
      appointmentId: 'internal, erased',
      subject: 'exported, erased',
      text: 'exported, erased',
      html: 'internal, erased',
      picture: 'internal, erased',
      files: 'exported, erased',
      sentAt: 'exported, erased',
    },
  },
  limits: 'nobody',
  mailBudgets: 'nobody',
  withdrawals: {
    owner: { typedAddress: 'email' },
    columns: {
      reference: 'exported, kept',
      name: 'exported, kept',
      email: 'exported, kept',
      orderReference: 'exported, kept',
      language: 'exported, kept',
      declaredAt: 'exported, kept',
      isBuyers: 'internal, kept',
      returnedAt: 'exported, kept',
      refundedAt: 'exported, kept',
      setAsideAt: 'internal, kept',
    },
  },
  installation: 'nobody',
  jobs: 'nobody',
  orders: {
    owner: { address: 'email' },
    columns: {
      id: 'exported, kept',
      number: 'exported, kept',
      purchaseKey: 'internal, kept',
      purchaseId: 'internal, kept',
      buyerHash: 'internal, erased',
      state: 'exported, kept',
      email: 'exported, erased',
      language: 'exported, kept',
      method: 'exported, kept',
      instalments: 'exported, kept',
      deliveryCents: 'exported, kept',
      totalCents: 'exported, kept',
      nightsCents: 'exported, kept',
      depositCents: 'exported, kept',
      isBalancePaid: 'exported, kept',
      vatPercent: 'exported, kept',
      termsDate: 'exported, kept',
      termsHash: 'exported, kept',
      provider: 'exported, kept',
      transferDays: 'exported, kept',
      withdrawalDays: 'exported, kept',
      trialNights: 'exported, kept',
      providerSession: 'exported, kept',
      payAddress: 'exported, kept',
      paymentAskedAt: 'exported, kept',
      providerPayment: 'exported, kept',
      paidWith: 'exported, kept',
      balanceSession: 'exported, kept',
      balancePayAddress: 'exported, kept',
      balanceAskedAt: 'exported, kept',
      balancePayment: 'exported, kept',
      balancePaidWith: 'exported, kept',
      balanceMailedAt: 'exported, kept',
      balanceReminders: 'exported, kept',
      contact: 'exported, erased',
      buyerVatNumber: 'exported, erased',
      buyerReference: 'exported, erased',
      billing: 'exported, erased',
      erasedAt: 'exported, kept',
      deliveryCountry: 'exported, kept',
      deliveryPostcode: 'exported, erased',
      deliveryFirst: 'exported, kept',
      deliveryLast: 'exported, kept',
      deliveryDate: 'exported, kept',
      deliveredAt: 'exported, kept',
      offerId: 'exported, kept',
      placedAt: 'exported, kept',
      changedAt: 'exported, kept',
    },
  },
  // The same words for everybody who has ordered under them.
  agreedTexts: 'nobody',
  creditedStays: {
    owner: { order: 'orderId' },
    columns: {
      orderId: 'internal, kept',
      stay: 'exported, kept',
      cents: 'exported, kept',
    },
  },
  orderLines: {
    owner: { order: 'orderId' },
    columns: {
      orderId: 'internal, kept',
      position: 'exported, kept',
      productId: 'exported, kept',
      name: 'exported, kept',
      optionIds: 'exported, kept',
      optionNames: 'exported, kept',
      quantity: 'exported, kept',
      unitCents: 'exported, kept',
      promised: 'exported, kept',
    },
  },
  orderChanges: {
    owner: { order: 'orderId' },
    columns: {
      id: 'exported, kept',
      orderId: 'internal, kept',
      state: 'exported, kept',
      note: 'exported, kept',
      author: 'internal, kept',
      remark: 'internal, kept',
      // Kept, but for the address and the names of files (`db/orders/erased-orders.ts`).
      details: 'exported, kept',
      at: 'exported, kept',
    },
  },
  // They go with an erasure once their order is delivered or given back (`db/orders/erased-orders.ts`).
  orderFiles: {
    owner: { order: 'orderId' },
    columns: {
      id: 'exported, erased',
      orderId: 'internal, erased',
      kind: 'exported, erased',
      name: 'exported, erased',
      hash: 'internal, erased',
      bytes: 'exported, erased',
      content: 'internal, erased',
      author: 'internal, erased',
      addedAt: 'exported, erased',
    },
  },
  paymentEvents: {
    owner: { order: 'orderId' },
    columns: {
      id: 'internal, kept',
      type: 'internal, kept',
      orderId: 'internal, kept',
      providerPayment: 'internal, kept',
      fact: 'internal, kept',
      receivedAt: 'internal, kept',
    },
  },
  invoices: {
    owner: { order: 'orderId' },
    columns: {
      year: 'exported, kept',
      number: 'exported, kept',
      orderId: 'internal, kept',
      kind: 'exported, kept',
      issuedAt: 'exported, kept',
      // As the law wants it: with name and address of who buys.
      paper: 'exported, kept',
    },
  },
  refunds: {
    owner: { order: 'orderId' },
    columns: {
      id: 'internal, kept',
      orderId: 'internal, kept',
      cents: 'exported, kept',
      kind: 'exported, kept',
      way: 'exported, kept',
      state: 'exported, kept',
      providerPayment: 'exported, kept',
      author: 'internal, kept',
      remark: 'internal, kept',
      askedAt: 'exported, kept',
    },
  },
  creditNotes: {
    owner: { order: 'orderId' },
    columns: {
      year: 'exported, kept',
      number: 'exported, kept',
      orderId: 'internal, kept',
      invoiceKind: 'exported, kept',
      kind: 'exported, kept',
      cents: 'exported, kept',
      vatCents: 'exported, kept',
      issuedAt: 'exported, kept',
      paper: 'exported, kept',
    },
  },
  offers: {
    owner: { address: 'email' },
    columns: {
      id: 'exported, kept',
      number: 'exported, kept',
      email: 'exported, erased',
      name: 'exported, erased',
      language: 'exported, kept',
      lines: 'exported, kept',
      deliveryCountry: 'exported, kept',
      deliveryPostcode: 'exported, erased',
      deliveryCents: 'exported, kept',
      totalCents: 'exported, kept',
      createdAt: 'exported, kept',
      validUntil: 'exported, kept',
      revokedAt: 'exported, kept',
      orderId: 'exported, kept',
    },
  },
  bookings: {
    owner: { address: 'email' },
    columns: {
      id: 'internal, kept',
      number: 'exported, kept',
      state: 'exported, kept',
      suite: 'exported, kept',
      checkIn: 'exported, kept',
      checkOut: 'exported, kept',
      adults: 'exported, kept',
      children: 'exported, kept',
      totalCents: 'exported, kept',
      freeHours: 'exported, kept',
      creditDays: 'exported, kept',
      eurosPerDollar: 'exported, kept',
      checkInFrom: 'exported, kept',
      checkOutBefore: 'exported, kept',
      language: 'exported, kept',
      heldUntil: 'exported, kept',
      firstName: 'exported, erased',
      lastName: 'exported, erased',
      email: 'exported, erased',
      phone: 'exported, erased',
      address: 'exported, erased',
      city: 'exported, erased',
      postcode: 'exported, erased',
      country: 'exported, erased',
      requests: 'exported, erased',
      payment: 'exported, kept',
      createdAt: 'exported, kept',
      confirmedAt: 'exported, kept',
      endedAt: 'exported, kept',
      remindedAt: 'exported, kept',
      erasedAt: 'exported, kept',
      houseNote: 'exported, erased',
      settledCents: 'exported, kept',
      handedBackCents: 'exported, kept',
      cancellationCents: 'exported, kept',
      linkRound: 'internal, kept',
    },
  },
  bookingNights: {
    owner: { booking: 'bookingId' },
    columns: {
      suite: 'exported, kept',
      night: 'exported, kept',
      bookingId: 'internal, kept',
      heldUntil: 'internal, kept',
      yields: 'internal, kept',
    },
  },
  stayPayments: {
    owner: { booking: 'bookingId' },
    columns: {
      id: 'internal, kept',
      bookingId: 'internal, kept',
      state: 'exported, kept',
      nights: 'exported, kept',
      cents: 'exported, kept',
      askedAt: 'exported, kept',
      providerSession: 'internal, kept',
      payAddress: 'internal, kept',
      providerPayment: 'internal, kept',
      receivedCents: 'exported, kept',
      currency: 'exported, kept',
      receivedAt: 'exported, kept',
      reportedCents: 'exported, kept',
    },
  },
  // They say how a payment of a stay was given back, which the payment says too.
  stayRefunds: 'nobody',
  closedDays: 'nobody',
  // Of people of the house.
  calendarAddresses: 'nobody',
  // An hour that is to come is given up with an erasure.
  appointments: {
    owner: { address: 'email' },
    columns: {
      id: 'internal, erased',
      number: 'exported, erased',
      state: 'exported, erased',
      place: 'exported, erased',
      spoken: 'exported, erased',
      startsAt: 'exported, erased',
      minutes: 'exported, erased',
      changeHours: 'exported, erased',
      adviser: 'exported, erased',
      timeZone: 'exported, erased',
      language: 'exported, erased',
      name: 'exported, erased',
      email: 'exported, erased',
      phone: 'exported, erased',
      wishes: 'exported, erased',
      about: 'exported, erased',
      videoLink: 'exported, erased',
      houseNote: 'exported, erased',
      createdAt: 'exported, erased',
      endedAt: 'exported, erased',
      remindedAt: 'exported, erased',
      linkRound: 'internal, erased',
    },
  },
  // They go with their hour, which says the same.
  appointmentSlots: 'nobody',
  deskLog: 'nobody',
} as const satisfies { readonly [Name in TableName]: PersonalTable<Name> | 'nobody' };

/** What becomes of each part of who receives an order, in the column `contact`, where there is an invoice. */
export const orderContact = {
  name: 'kept',
  phone: 'erased',
  address: 'kept',
  country: 'kept',
} as const satisfies Readonly<Record<keyof OrderContact, 'erased' | 'kept'>>;

type PersonalData = typeof personalData;
type Said = {
  readonly owner: Owner<string>;
  readonly columns: Readonly<Record<string, Fate>>;
};
/** Names of the tables whose rows are somebody's. */
export type PersonalTableName = {
  [Name in TableName]: PersonalData[Name] extends 'nobody' ? never : Name;
}[TableName];
type Columns<Name extends PersonalTableName> = PersonalData[Name]['columns'];

/** The columns of a table that an erasure empties where the row stays. */
export type ErasedColumn<Name extends PersonalTableName> = {
  [Column in keyof Columns<Name>]: Columns<Name>[Column] extends `${string}, erased`
    ? Column
    : never;
}[keyof Columns<Name>];

/** A table whose rows are somebody's. */
export type PersonalRows = {
  readonly table: PgTable;
  /**
   * The condition that a row belongs to an address, in lower case; to the order or booking with an id, for rows of
   * one.
   */
  readonly belongsTo: (owner: SQLWrapper) => SQL;
  readonly columns: readonly { readonly column: PgColumn; readonly fate: Fate }[];
  /** Whether an erasure deletes them at once: nothing of them is kept, and no order decides when. */
  readonly isDeleted: boolean;
};

/** The rows of a table that are somebody's. */
export function personalRows(name: PersonalTableName): PersonalRows {
  const { owner, columns: fates }: Said = personalData[name];
  const columnOf = (key: string) => {
    const column = getTableColumns<PgTable>(tables[name])[key];
    if (!column) throw new Error(`${name} has no column ${key}`);
    return column;
  };
  const columns = Object.entries(fates).map(([key, fate]) => ({ column: columnOf(key), fate }));
  const belongsTo = (email: SQLWrapper) => {
    if ('typedAddress' in owner) return sql`lower(${columnOf(owner.typedAddress)}) = ${email}`;
    if ('order' in owner) return sql`${columnOf(owner.order)} = ${email}`;
    return sql`${columnOf('booking' in owner ? owner.booking : owner.address)} = ${email}`;
  };
  const isDeleted = !('order' in owner) && columns.every(({ fate }) => fate.endsWith('erased'));
  return { table: tables[name], belongsTo, columns, isDeleted };
}

/** The tables whose rows are somebody's. */
export const personalTables = Object.entries(personalData).flatMap(([name, said]) =>
  said === 'nobody' ? [] : [name as PersonalTableName],
);

/** A row of a table as JSON, with the columns that its owner reads. */
export function exportedRow(name: PersonalTableName): SQL {
  const values = personalRows(name).columns.flatMap(({ column, fate }) =>
    fate.startsWith('exported') ? [sql`${sql.raw(`'${column.name}'`)}, ${column}`] : [],
  );
  return sql`jsonb_build_object(${sql.join(values, sql`, `)})`;
}

/**
 * Rows of a table as a list in JSON, with the columns that their owner reads.
 * @param owner address or order they belong to
 * @param order of the list, upwards
 */
export function exportedRows(name: PersonalTableName, owner: SQLWrapper, order: PgColumn): SQL {
  const { table, belongsTo } = personalRows(name);
  return sql`(select coalesce(jsonb_agg(${exportedRow(name)} order by ${order}), '[]')
    from ${table} where ${belongsTo(owner)})`;
}
