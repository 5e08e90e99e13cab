import 'server-only';
import { eq } from 'drizzle-orm';
import { run } from '@/db/client';
import { calendarAddresses } from '@/db/schema';
import type { ProvenEmail } from '@/lib/account/proof';
import type { TokenHash } from '@/lib/account/token';
import { addLogEntry } from './desk';

/** The private calendar of a person of the house: when its address was made, and its hash. */
export type CalendarShare = { readonly createdAt: Date; readonly tokenHash: string };

/** The calendar that a person of the house shares with their own. `undefined` when there is none. */
export async function findShare(staff: ProvenEmail): Promise<CalendarShare | undefined> {
  const [row] = await run((db) =>
    db.select().from(calendarAddresses).where(eq(calendarAddresses.staff, staff)),
  );
  return row;
}

/** Keeps a new address for a person of the house: the one before opens nothing any more. */
export async function keepShare(
  staff: ProvenEmail,
  { createdAt, tokenHash }: { readonly createdAt: Date; readonly tokenHash: TokenHash },
): Promise<void> {
  await run((db) =>
    db.transaction(async (tx) => {
      await tx
        .insert(calendarAddresses)
        .values({ staff, createdAt, tokenHash })
        .onConflictDoUpdate({ target: calendarAddresses.staff, set: { createdAt, tokenHash } });
      await addLogEntry(tx, { author: staff, action: 'calendarShared', subject: staff });
    }),
  );
}

/** Ends the address of a person of the house. @returns whether there was one */
export async function endShare(staff: ProvenEmail): Promise<boolean> {
  return run((db) =>
    db.transaction(async (tx) => {
      const rows = await tx
        .delete(calendarAddresses)
        .where(eq(calendarAddresses.staff, staff))
        .returning({ staff: calendarAddresses.staff });
      if (rows.length > 0)
        await addLogEntry(tx, { author: staff, action: 'calendarRevoked', subject: staff });
      return rows.length > 0;
    }),
  );
}

/** The person of the house whose calendar an address opens, by the hash of its token. */
export async function findSharedBy(tokenHash: TokenHash): Promise<string | undefined> {
  const [row] = await run((db) =>
    db
      .select({ staff: calendarAddresses.staff })
      .from(calendarAddresses)
      .where(eq(calendarAddresses.tokenHash, tokenHash)),
  );
  return row?.staff;
}
