import 'server-only';
import type { Database } from '@/db/connection';
import { mails } from '@/db/schema';
import { defaultLocale } from '@/lib/i18n/locales';
import { houseBudgets } from '@/lib/mail/mail-budgets';
import type { HouseMailKind } from '@/lib/mail/mail-rules';
import { env } from '@/lib/process/env';
import { mailRow } from './mails';
import { queueSpared } from './spared-mails';

type Facts = Readonly<Record<string, string>>;

/** A mail to the house; nothing without `HOUSE_MAIL`. */
function houseMail(kind: HouseMailKind, facts: Facts) {
  const { HOUSE_MAIL: recipient } = env();
  return recipient ? { kind, recipient, language: defaultLocale, facts } : undefined;
}

/**
 * Queues a mail to the house, in the transaction of the row it is about; nothing without `HOUSE_MAIL`.
 * @param facts identify the row, which is read when the mail is sent, so that erased data is not sent
 */
export async function queueHouseMail(
  db: Database,
  kind: HouseMailKind,
  facts: Facts,
): Promise<void> {
  const mail = houseMail(kind, facts);
  if (mail) await db.insert(mails).values(mailRow(mail));
}

/** Like `queueHouseMail`, for rows that anybody can create and that want a mail each: many at once leave one after another. */
export async function queueSparedHouseMail(
  db: Database,
  kind: HouseMailKind,
  facts: Facts,
): Promise<void> {
  const mail = houseMail(kind, facts);
  if (mail) await queueSpared(db, { ...mail, budgets: houseBudgets(kind) });
}

/**
 * Like `queueHouseMail`, for rows that anybody can create: many of them at once share one mail.
 * @param at when the row was created
 */
export async function queueHouseNotice(
  db: Database,
  kind: 'houseMessage' | 'houseAnswer' | 'houseWithdrawal',
  facts: Facts,
  at: Date,
): Promise<void> {
  const mail = houseMail(kind, facts);
  if (mail) await queueSpared(db, { ...mail, at, waitingKey: kind, budgets: houseBudgets(kind) });
}
