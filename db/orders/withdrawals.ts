import 'server-only';
import {
  and,
  asc,
  between,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notInArray,
  or,
} from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { queueHouseNotice } from '@/db/mail/house-mails';
import { queueSpared } from '@/db/mail/spared-mails';
import { orders, withdrawals } from '@/db/schema';
import type { MailBudget } from '@/lib/mail/mail-budgets';
import type { Recipient } from '@/lib/mail/recipient';
import type { Span } from '@/lib/mail/span';
import { declarationDoubt } from '@/lib/orders/declaration-doubt';
import { heldStates, repaidStates } from '@/lib/orders/order';
import type { Declaration } from '@/lib/orders/withdrawal';

export type NewWithdrawal = Declaration & {
  readonly reference: string;
  readonly language: string;
  readonly declaredAt: Date;
  /** Whether who placed the order has declared it, and not anybody who names its number. */
  readonly isBuyers?: boolean;
  /** The acknowledgement: its kind, values for its placeholders, and the budgets that it spends. */
  readonly mail: {
    readonly kind: 'withdrawal' | 'receipt';
    readonly facts: Readonly<Record<string, string>>;
    readonly budgets: readonly MailBudget[];
  };
};

/**
 * Stores a declaration and queues its acknowledgement and the mail to the house, all or none. A second one with the same
 * reference changes nothing, but that a stranger's becomes the buyer's, also where the house had set it aside. An
 * acknowledgement to an address that is not proven joins one that waits for that address, and any waits once its budgets are spent.
 * @returns when it was first declared
 */
export async function saveWithdrawal(withdrawal: NewWithdrawal): Promise<Date> {
  const { order: orderReference, mail, ...declared } = withdrawal;
  const { reference, email, language, declaredAt: at } = declared;
  const joins = mail.kind === 'receipt' && { at, waitingKey: `receipt ${email}` };
  const isNew = await run((db) =>
    db.transaction(async (tx) => {
      const kept = await tx
        .insert(withdrawals)
        .values({ ...declared, orderReference })
        .onConflictDoNothing()
        .returning({ reference: withdrawals.reference });
      if (kept.length === 0) {
        const isIt = eq(withdrawals.reference, reference);
        const theirs = { isBuyers: true, setAsideAt: null };
        if (declared.isBuyers) await tx.update(withdrawals).set(theirs).where(isIt);
        return false;
      }
      await queueSpared(tx, { ...mail, ...joins, recipient: email, language });
      await queueHouseNotice(tx, 'houseWithdrawal', { reference }, at);
      return true;
    }),
  );
  return isNew ? at : ((await findWithdrawal(reference))?.declaredAt ?? at);
}

const { reference, name, email, orderReference: order, declaredAt } = withdrawals;
const columns = { reference, name, email, order, declaredAt };

/** A declaration by its reference; `undefined` when none is kept. */
export async function findWithdrawal(wanted: string) {
  const [row] = await run((db) =>
    db.select(columns).from(withdrawals).where(eq(reference, wanted)),
  );
  return row;
}

/**
 * The declarations of a span of time: the first ones, and the number of all.
 * @param whose the mailbox that a mail with them goes to; by default anybody's, for the house
 */
export async function listDeclarations({ since, until }: Span, most: number, whose?: Recipient) {
  const isInSpan = and(
    between(declaredAt, since, until),
    whose === undefined ? undefined : eq(email, whose),
  );
  return run(async (db) => ({
    count: await db.$count(withdrawals, isInSpan),
    rows: await db
      .select(columns)
      .from(withdrawals)
      .where(isInSpan)
      .orderBy(asc(declaredAt), reference)
      .limit(most),
  }));
}

/** What a declaration says as the number of its order, without signs and look-alikes: what `readOrderNumber` reads, too. */
const said = sql`translate(upper(regexp_replace(${withdrawals.orderReference}, '[^[:alnum:]]', '', 'g')), 'OIL', '011')`;
const numberSaid = sql<string>`substr(${said}, 1, 2) || '-' || substr(${said}, 3, 4) || '-' || substr(${said}, 7)`;

/** Neither paid back nor set aside. */
export const isOpenDeclaration = and(
  isNull(withdrawals.refundedAt),
  isNull(withdrawals.setAsideAt),
);

/** About an order that the house has put into its withdrawal: it is to be paid back, whatever became of the declaration. */
const isOfWithdrawn = exists(
  sql`(select 1 from ${orders} where ${and(
    eq(orders.number, numberSaid),
    eq(orders.state, 'withdrawn'),
  )})`,
);

/** About an order of the shop, of somebody who may not be its buyer, and not acted on: as `declarationDoubt` says. */
export const isDoubted = and(
  eq(withdrawals.isBuyers, false),
  exists(
    sql`(select 1 from ${orders} where ${and(
      eq(orders.number, numberSaid),
      notInArray(orders.state, [...repaidStates]),
    )})`,
  ),
);

/** What is to be paid back: the open ones that are not in doubt, and those set aside whose orders the house has withdrawn since. */
export const isToPayBack = or(
  and(isOpenDeclaration, not(sql`(${isDoubted})`)),
  and(isNull(withdrawals.refundedAt), isNotNull(withdrawals.setAsideAt), isOfWithdrawn),
);

/** Whether a declaration about an order is neither paid back nor set aside. */
export async function isStillOpen(db: Database, number: string, wanted: string): Promise<boolean> {
  return (await openDeclarations(db, number)).some((one) => one.reference === wanted);
}

/** The first open declaration about an order, of its buyer or else of anybody; `undefined` when there is none. */
export async function findOpenDeclaration(db: Database, number: string) {
  return (await openDeclarations(db, number)).at(0);
}

/** The same of who placed the order. */
export async function findBuyersDeclaration(number: string, within?: Database) {
  const all = await (within
    ? openDeclarations(within, number)
    : run((db) => openDeclarations(db, number)));
  return all.find(({ isBuyers }) => isBuyers);
}

/** The open declarations about an order: of its buyer, then of anybody else, the oldest first. */
const openDeclarations = (db: Database, number: string) =>
  db
    .select()
    .from(withdrawals)
    .where(and(isOpenDeclaration, eq(numberSaid, number)))
    .orderBy(desc(withdrawals.isBuyers), asc(declaredAt), reference);

/** When the open withdrawals of orders were first declared, by their numbers; without those that are in doubt. */
export async function declaredTimes(
  numbers: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (numbers.length === 0) return new Map();
  const rows = await run((db) =>
    db
      .select({ number: numberSaid, declaredAt })
      .from(withdrawals)
      .innerJoin(orders, eq(orders.number, numberSaid))
      .where(
        and(
          isOpenDeclaration,
          or(withdrawals.isBuyers, inArray(orders.state, [...repaidStates])),
          inArray(orders.number, [...numbers]),
        ),
      )
      .orderBy(desc(declaredAt)),
  );
  // The first one stays.
  return new Map(rows.map((row) => [row.number, row.declaredAt]));
}

/** Notes that what open declarations about an order ask for is paid back: all that was held for it is. */
export async function closeDeclarations(db: Database, number: string): Promise<void> {
  await db
    .update(withdrawals)
    .set({ refundedAt: sql`now()` })
    .where(and(isOpenDeclaration, eq(numberSaid, number)));
}

/**
 * When the withdrawal of an order was declared: of its buyer, or else of anybody, the first that is not set aside.
 * @param noted when the house noted the withdrawal: what somebody declares later does not begin the time for its refund
 */
export async function findDeclaredAt(number: string, noted: Date): Promise<Date | undefined> {
  const [row] = await run((db) =>
    db
      .select({ at: declaredAt })
      .from(withdrawals)
      .where(and(eq(numberSaid, number), isNull(withdrawals.setAsideAt), lte(declaredAt, noted)))
      .orderBy(desc(withdrawals.isBuyers), asc(declaredAt))
      .limit(1),
  );
  return row?.at;
}

/** Open declarations whose orders go on as if they were not there: of their buyers, then those in doubt, the oldest first. */
export async function listUnheeded(most: number) {
  const rows = await run((db) =>
    db
      .select({
        declaration: withdrawals,
        ...{ number: orders.number, state: orders.state, email: orders.email },
      })
      .from(withdrawals)
      .innerJoin(orders, eq(orders.number, numberSaid))
      .where(and(isOpenDeclaration, inArray(orders.state, [...heldStates])))
      .orderBy(desc(withdrawals.isBuyers), asc(declaredAt), reference)
      .limit(most),
  );
  return rows.map(({ declaration, number, state, email }) => ({
    ...declaration,
    order: { number, state },
    doubt: declarationDoubt(declaration, { email, state }),
  }));
}
