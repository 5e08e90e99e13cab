import { afterAll, beforeAll } from 'vitest';
import { closeDatabase } from '@/db/client';
import { onPreview } from '@/lib/mail/mail-preview';
import { previewMail } from '@/server/mail/mail-worker';
import { emptyQueue } from '@/tests/db/mail/empty-queue';
import { startSmtp, type TestSmtp } from '@/tests/programs/smtp';

/** The tests of a file send mails to a real SMTP server, and show them before. @returns that server, while they run */
export function aMailServer(): () => TestSmtp {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
    Object.assign(process.env, { SMTP_URL: smtp.url, LOG_LEVEL: 'silent' });
    onPreview(previewMail);
    await emptyQueue();
  });
  afterAll(async () => {
    onPreview(undefined);
    await closeDatabase();
    await smtp.close();
  });
  return () => smtp;
}
