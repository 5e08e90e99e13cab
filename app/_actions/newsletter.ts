'use server';
import { z } from 'zod';
import { carriedBy } from '@/lib/account/back-path';
import { EmailAddress } from '@/lib/account/email-address';
import type { ActionResult } from '@/lib/action';
import { readIntent } from '@/lib/cart/intent';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { formLengths } from '@/lib/site/form-lengths';
import { join } from '@/use-cases/account/join';
import { faultsOf } from '@/use-cases/site/faults';
import { respond } from '@/use-cases/site/respond';

const Subscription = z.object({
  email: EmailAddress,
  name: z.string().trim().max(formLengths.name).optional(),
  letter: z.literal('on').optional(),
  locale: z.string().refine(isLocale).catch(defaultLocale),
});

/**
 * Stores an address, opens a session for this visitor, then does what the visitor asked for before.
 * @returns ok with the new summary, and the result of the latter; `invalidEmail`; `alreadySubscribed` for a
 * known address, which opens no session but is sent a link; `tooMany`; `subscribeFailed` during a database outage
 */
export async function subscribe(_: unknown, form: FormData): Promise<ActionResult> {
  const given = Subscription.safeParse(Object.fromEntries(form));
  // Without JavaScript the same page is rendered again with the typed values: no e-mail address in a URL.
  if (!given.success) return { ok: false, code: 'invalidEmail', ...faultsOf(given.error, form) };
  const { email, name, letter, locale: language } = given.data;
  const subscription = { email, name: name || null, wantsNewsletter: letter === 'on', language };
  const intent = readIntent(form);
  return respond(await join(subscription, intent, carriedBy(form)), form, intent);
}
