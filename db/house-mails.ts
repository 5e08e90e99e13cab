import 'server-only';
import { env } from '@/lib/env';
import { defaultLocale } from '@/lib/i18n/locales';
import type { HouseMailKind } from '@/lib/mail-rules';
import type { Database } from './client';
import { mails } from './schema';

/**
 * Queues a mail to the house, in the transaction of the row it is about; nothing without `HOUSE_MAIL`.
 * @param facts what names the row: the mail reads it when it is sent, so that what was erased is not sent
 */
export async function queueHouseMail(
  db: Database,
  kind: HouseMailKind,
  facts: Readonly<Record<string, string>>,
): Promise<void> {
  const { HOUSE_MAIL } = env();
  if (!HOUSE_MAIL) return;
  await db.insert(mails).values({ kind, recipient: HOUSE_MAIL, language: defaultLocale, facts });
}
