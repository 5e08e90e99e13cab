'use server';
import { z } from 'zod';
import { EmailAddress } from '@/lib/account/email-address';
import { OptionalTelephone } from '@/lib/account/telephone';
import type { ActionResult } from '@/lib/action';
import { locales } from '@/lib/i18n/locales';
import { formLengths } from '@/lib/site/form-lengths';
import { sendMessage as send } from '@/use-cases/house/send-message';
import { isRefused, refusedResult } from '@/use-cases/process/rate-limit';
import { faultsOf, typedIn } from '@/use-cases/site/faults';

const Message = z.object({
  name: z.string().trim().min(1).max(formLengths.name),
  email: EmailAddress,
  phone: OptionalTelephone.optional(),
  subject: z.string().trim().min(1).max(formLengths.subject),
  message: z.string().trim().min(1).max(formLengths.message),
  /** Of the page. */
  language: z.enum(locales).optional().catch(undefined),
  /** Country and town, which the form of a quote for another country asks for. */
  place: z.string().trim().min(1).max(formLengths.place).optional(),
});

/**
 * Stores a message of the contact form and tells the house by mail.
 * @returns ok; `messageInvalid` with the invalid fields; `tooMany`; `messageFailed` during a database outage
 */
export async function sendMessage(_: unknown, form: FormData): Promise<ActionResult> {
  const given = Message.safeParse(Object.fromEntries(form));
  if (!given.success) {
    return { ok: false, code: 'messageInvalid', ...faultsOf(given.error, form) };
  }
  const { place, ...message } = given.data;
  const sent = await send({
    ...message,
    message: [place, message.message].filter(Boolean).join('\n\n'),
    phone: message.phone || null,
  });
  if (isRefused(sent)) return { ...refusedResult(sent, 'messageFailed'), typed: typedIn(form) };
  return { ok: true, code: 'messageSent' };
}
