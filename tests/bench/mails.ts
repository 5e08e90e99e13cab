import { closeDatabase, openDatabase, run, sql } from '@/db/client';
import { queueAccessMail, queueMail } from '@/db/mail/mails';
import { signalMail } from '@/lib/mail/mail-signal';
import { startBackgroundJobs } from '@/server/background-jobs';
import { startSmtp } from '@/tests/programs/smtp';
import { note, type Scale } from './figures';

/** What the mail server of the bench takes for a mail. */
const delayMs = 150;
const receipts = 1_000;
const nobody = '00000000-0000-0000-0000-000000000000';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for something. @throws after ten seconds */
async function until(isSo: () => boolean): Promise<void> {
  const start = performance.now();
  while (!isSo()) {
    if (performance.now() - start > 10_000) throw new Error('the mail of the bench did not come');
    await pause(5);
  }
}

/** Many receipts that are due, and somebody who is known. */
async function fill(email: string): Promise<void> {
  await run((db) => db.execute(sql`truncate mails, newsletter_subscriptions cascade`));
  await run((db) =>
    db.execute(sql`insert into newsletter_subscriptions (email) values (${email})`),
  );
  const facts = { reference: nobody, date: '23 novembre 2026', time: '12:00' };
  for (let n = 0; n < receipts; n += 1) {
    const recipient = `stranger-${n}@theogonie.example`;
    await queueMail({ kind: 'receipt', recipient, language: 'fr', facts });
  }
}

/**
 * How long a sign-in link takes from the press to the mail server, while a thousand receipts wait there.
 * @param database its name
 */
export async function benchMails(database: string, { rounds }: Scale): Promise<void> {
  const smtp = await startSmtp();
  // Before the first reading of the configuration.
  Object.assign(process.env, { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' });
  await openDatabase();
  let slowest = 0;
  try {
    for (let n = 0; n < rounds; n += 1) {
      const email = `leda-${n}@theogonie.example`;
      await fill(email);
      smtp.received.length = 0;
      smtp.delayMs = delayMs;
      const stop = startBackgroundJobs();
      signalMail();
      await until(() => smtp.received.length >= 4);
      const start = performance.now();
      await queueAccessMail({ recipient: email, language: 'fr' });
      signalMail();
      await until(() => smtp.received.some(({ to }) => to.includes(email)));
      slowest = Math.max(slowest, performance.now() - start);
      await stop();
    }
  } finally {
    await closeDatabase();
    await smtp.close();
  }
  const what = `sign-in link behind ${receipts} receipts, ${delayMs} ms a mail, ${database}`;
  note({ what, value: slowest / 1_000, unit: 's', limit: { most: 2 } });
}
