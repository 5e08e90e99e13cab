import 'server-only';
import { and, asc, eq, ne } from 'drizzle-orm';
import { run, sql } from '@/db/client';
import type { Database } from '@/db/connection';
import { locks } from '@/db/locks';
import { appointmentSlots, appointments } from '@/db/schema';
import type { ProvenEmail } from '@/lib/account/proof';
import { type AgreedHour, hourToday } from '@/lib/appointments/agreed-hour';
import type { Appointment, Hour } from '@/lib/appointments/appointment';
import { newAppointmentNumber } from '@/lib/document-number';
import { derivedId } from '@/lib/process/keyed-hash';
import { type AppointmentCause, queueAppointmentMails } from './appointment-mails';
import { takeSlot } from './slots';

type Row = typeof appointments.$inferSelect;

/** A row as pages show it. */
export function appointmentOf(row: Row): Appointment {
  const { name, email, phone, wishes, endedAt: _, remindedAt: __, ...rest } = row;
  return { ...rest, caller: { name, email: email ?? '', phone, wishes } };
}

/** An hour by its id. `undefined` when there is none. */
export async function findAppointment(id: string): Promise<Appointment | undefined> {
  const [row] = await run((db) => db.select().from(appointments).where(eq(appointments.id, id)));
  return row && appointmentOf(row);
}

/** The hour that one of its links names, unless they were made anew since. */
export async function findLinkedAppointment({
  id,
  linkRound,
}: Pick<Appointment, 'id' | 'linkRound'>): Promise<Appointment | undefined> {
  const hour = await findAppointment(id);
  return hour?.linkRound === linkRound ? hour : undefined;
}

/** The hours that were booked with an address, the earliest first. */
export async function listHoursOf(email: ProvenEmail): Promise<Appointment[]> {
  const rows = await run((db) =>
    db
      .select()
      .from(appointments)
      .where(and(eq(appointments.email, email), eq(appointments.state, 'booked')))
      .orderBy(asc(appointments.startsAt), asc(appointments.number)),
  );
  return rows.map(appointmentOf);
}

/** Locks an appointment until the transaction ends. */
async function lockAppointment(db: Database, id: string): Promise<Row | undefined> {
  const [row] = await db.select().from(appointments).where(eq(appointments.id, id)).for('update');
  return row;
}

/** Why an hour is not given: nobody is free, or whoever asks has one then. */
export type HourConflict = 'taken' | 'twice';

/** The transaction that wanted an hour has to be given up. */
class HourNotGiven extends Error {
  constructor(readonly conflict: HourConflict) {
    super(conflict);
  }
}

/** Does something in a transaction that takes an hour. @returns why it is not given, with nothing changed */
async function takingHour<T>(work: (tx: Database) => Promise<T>): Promise<T | HourConflict> {
  try {
    return await run((db) => db.transaction(work));
  } catch (error) {
    if (error instanceof HourNotGiven) return error.conflict;
    throw error;
  }
}

/** The other appointments that somebody has at the hour of one: none without an address. */
export async function listOthers(
  db: Database,
  { id, email, startsAt }: Pick<Row, 'id' | 'email' | 'startsAt'>,
): Promise<Pick<Row, 'id' | 'number'>[]> {
  if (!email) return [];
  return db
    .select({ id: appointments.id, number: appointments.number })
    .from(appointments)
    .where(
      and(
        eq(appointments.email, email),
        eq(appointments.startsAt, startsAt),
        eq(appointments.state, 'booked'),
        ne(appointments.id, id),
      ),
    )
    .orderBy(asc(appointments.number));
}

/** The numbers of the other appointments at the hour of one with its address, for the mail to that alone. */
export async function listTwins({ id, startsAt, caller }: Appointment): Promise<string[]> {
  const twins = await run((db) => listOthers(db, { id, email: caller.email, startsAt }));
  return twins.map(({ number }) => number);
}

/**
 * The hours that whoever asks knows of: all of an address for who has proven it and for the house, else those that the same
 * browser has booked, by their ids. Of any other hour nothing is told, not even that there is one.
 */
export type KnownHours = 'all' | readonly string[];

/** Locks the hours of an address until the transaction ends. */
export async function lockCaller(db: Database, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${locks.caller}, hashtext(${email}))`);
}

/** Refuses a second appointment at an hour to who knows of the first, with the hours of its address locked. */
async function requireOne(
  db: Database,
  hour: Pick<Row, 'id' | 'email' | 'startsAt'>,
  knows: KnownHours,
): Promise<void> {
  if (!hour.email) return;
  await lockCaller(db, hour.email);
  const others = await listOthers(db, hour);
  if (others.some(({ id }) => knows === 'all' || knows.includes(id)))
    throw new HourNotGiven('twice');
}

/** What goes with an hour that is booked or moved. */
type HourTerms = {
  /** By default all. */
  readonly knows?: KnownHours;
  /** What else is kept with it, in its transaction, under its number. */
  readonly within?: (db: Database, number: string) => Promise<void>;
};

/** An hour that is being booked; its id is the key of the form: sent again it books nothing more. */
export type NewAppointment = Omit<
  Appointment,
  'number' | 'state' | 'adviser' | 'videoLink' | 'houseNote' | 'createdAt' | 'linkRound'
>;

/** The same as it is asked for: what is agreed with it is what the house agrees today. */
export type AskedAppointment = Omit<NewAppointment, keyof AgreedHour>;

/** What a form asks for, as one text. */
const contentOf = ({ startsAt, place, spoken, caller }: NewAppointment): string =>
  JSON.stringify([
    ...[startsAt.toISOString(), place, spoken],
    ...[caller.name, caller.email, caller.phone, caller.wishes],
  ]);

/** Whether an appointment is what a form asks for, and still to be had. */
const isAsAsked = (booked: Appointment, asked: NewAppointment): boolean =>
  booked.state === 'booked' && contentOf(booked) === contentOf(asked);

/**
 * Books an hour of an adviser who is free, with the mails that confirm it. A form that is shown again after Back may be
 * filled in for somebody else: that is another appointment, whose id follows from what the form says, so that it too is
 * booked once.
 * @returns the appointment, as it stands if the same form was sent before; why it is not given
 */
export async function bookHour(
  asked: NewAppointment,
  cause: AppointmentCause,
  { knows = 'all', within }: HourTerms = {},
): Promise<Appointment | HourConflict> {
  const { caller, ...hour } = asked;
  return takingHour(async (tx) => {
    const number = newAppointmentNumber(new Date());
    // The adviser is known once an hour of theirs is taken, which needs the row.
    const values = { ...hour, ...caller, email: caller.email || null, number, adviser: '' };
    const insert = (id: string) =>
      tx
        .insert(appointments)
        .values({ ...values, id })
        .onConflictDoNothing({ target: appointments.id })
        .returning();
    let { id } = hour;
    let [row] = await insert(id);
    while (!row) {
      const before = await lockAppointment(tx, id);
      if (!before) throw new Error('an appointment was not stored');
      if (isAsAsked(appointmentOf(before), asked)) return appointmentOf(before);
      id = derivedId(`${id} ${contentOf(asked)}`);
      [row] = await insert(id);
    }
    await requireOne(tx, row, knows);
    const adviser = await takeSlot(tx, row.id, row);
    if (!adviser) throw new HourNotGiven('taken');
    await tx.update(appointments).set({ adviser }).where(eq(appointments.id, row.id));
    await queueAppointmentMails(tx, row, 'booked', cause);
    await within?.(tx, number);
    return appointmentOf({ ...row, adviser });
  });
}

/**
 * Moves a booked hour to another one, in its language, as long as hours are today. A link of a video stays with it.
 * @returns `gone` when it is not booked; why the hour is not given
 */
export async function moveHour(
  id: string,
  { place, startsAt, phone }: Pick<Hour, 'place' | 'startsAt'> & { readonly phone?: string },
  cause: AppointmentCause,
  { knows = 'all', within }: HourTerms = {},
): Promise<'moved' | 'gone' | HourConflict> {
  return takingHour(async (tx) => {
    const row = await lockAppointment(tx, id);
    if (row?.state !== 'booked') return 'gone';
    const isSameHour = row.startsAt.getTime() === startsAt.getTime();
    if (isSameHour && row.place === place) return 'moved';
    const set = { place, startsAt, remindedAt: null, ...(phone && { phone }) };
    if (isSameHour) {
      await tx.update(appointments).set(set).where(eq(appointments.id, id));
    } else {
      await requireOne(tx, { ...row, startsAt }, knows);
      const adviser = await takeSlot(tx, id, { spoken: row.spoken, startsAt });
      if (!adviser) throw new HourNotGiven('taken');
      const { appointmentId, startsAt: slot } = appointmentSlots;
      await tx.delete(appointmentSlots).where(and(eq(appointmentId, id), ne(slot, startsAt)));
      await tx
        .update(appointments)
        .set({ ...set, adviser, minutes: hourToday.minutes })
        .where(eq(appointments.id, id));
    }
    await queueAppointmentMails(tx, row, 'moved', cause);
    await within?.(tx, row.number);
    return 'moved';
  });
}

/**
 * Ends a booked hour, which is free again.
 * @param within what else is kept with it, in its transaction
 * @returns false when it is not booked
 */
export async function endHour(
  id: string,
  state: 'cancelled' | 'noShow',
  cause: AppointmentCause,
  within?: (db: Database) => Promise<void>,
): Promise<boolean> {
  return run((db) =>
    db.transaction(async (tx) => {
      const row = await lockAppointment(tx, id);
      if (row?.state === state) return true;
      if (row?.state !== 'booked') return false;
      await tx.delete(appointmentSlots).where(eq(appointmentSlots.appointmentId, id));
      await tx
        .update(appointments)
        .set({ state, endedAt: sql`now()` })
        .where(eq(appointments.id, id));
      if (state === 'cancelled') await queueAppointmentMails(tx, row, 'cancelled', cause);
      await within?.(tx);
      return true;
    }),
  );
}
