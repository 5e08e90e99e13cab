'use server';
import { z } from 'zod';
import { saveMessage } from '@/db/contact-messages';
import type { ActionResult } from '@/lib/action';
import { log } from '@/lib/log';
import { faultsOf, typedIn } from './faults';
import { checkRateLimit } from './rate-limit';

const Message = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.string().trim().max(254).pipe(z.email()),
  phone: z.string().trim().max(50).optional(),
  subject: z.string().trim().min(1).max(300),
  message: z.string().trim().min(1).max(10_000),
});

/**
 * Keeps a message for the reception.
 * @returns ok; `messageInvalid` with the fields that are missing or too long; `tooMany`; `messageFailed`
 * when the database is away.
 */
export async function sendMessage(_: unknown, form: FormData): Promise<ActionResult> {
  const given = Message.safeParse(Object.fromEntries(form));
  if (!given.success) {
    return { ok: false, code: 'messageInvalid', ...faultsOf(given.error, form) };
  }
  const refused = await checkRateLimit('message', 'messageFailed');
  if (refused) return { ...refused, typed: typedIn(form) };
  try {
    await saveMessage({ ...given.data, phone: given.data.phone || null });
  } catch (error) {
    log().error(error, 'keeping a message failed');
    return { ok: false, code: 'messageFailed', typed: typedIn(form) };
  }
  log().info({ event: 'contact-message' }, 'a message came in');
  return { ok: true, code: 'messageSent' };
}
