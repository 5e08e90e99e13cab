'use server';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { saveWithdrawal } from '@/db/withdrawals';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import { log } from '@/lib/log';
import { signalMail } from '@/lib/mail-signal';
import { blankDeclaration, type WithdrawalState } from '@/lib/withdrawal';
import { faultsOf } from './faults';
import { checkRateLimit } from './rate-limit';

const line = z.string().trim().min(1).max(200);
const Form = z.object({
  name: line,
  order: line,
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  locale: z.string().refine(isLocale).catch(defaultLocale),
  step: z.enum(['check', 'confirm', 'change']).catch('check'),
  key: z.guid().optional(),
});

/** Reference of a declaration: the same for the same key, and not guessable. */
function referenceOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex').toUpperCase();
  return `R-${hash.slice(0, 5)}-${hash.slice(5, 10)}`;
}

function inWords(at: Date, locale: string) {
  const zone = { timeZone: 'Europe/Paris' } as const;
  const time = { ...zone, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return {
    date: new Intl.DateTimeFormat(locale, { ...zone, dateStyle: 'long' }).format(at),
    time: new Intl.DateTimeFormat(locale, time).format(at),
  };
}

/**
 * The online withdrawal function required by directive (EU) 2023/2673: the declaration is shown for review,
 * then confirmed, stored and acknowledged with date and time, on the page and by mail.
 * @returns the next step; `invalid`, `tooMany` or `failed` (database outage) with the typed values
 */
export async function declareWithdrawal(
  _: WithdrawalState,
  form: FormData,
): Promise<WithdrawalState> {
  const given = Form.safeParse(Object.fromEntries(form));
  if (!given.success) {
    const { fields, typed } = faultsOf(given.error, form);
    return { ...blankDeclaration, ...typed, step: 'form', refusal: 'invalid', fields };
  }
  const { locale, step, key, ...declaration } = given.data;
  if (step === 'change') return { ...declaration, step: 'form' };
  if (step === 'check' || !key) {
    return { ...declaration, step: 'review', key: crypto.randomUUID() };
  }
  const refused = await checkRateLimit('withdrawal', 'messageFailed', declaration.email);
  if (refused?.code === 'tooMany') {
    const waitSeconds = refused.waitSeconds ?? 60;
    return { ...declaration, step: 'form', refusal: 'tooMany', waitSeconds };
  }
  if (refused) return { ...declaration, step: 'form', refusal: 'failed' };
  const reference = referenceOf(key);
  const declaredAt = new Date();
  try {
    const facts = { ...declaration, ...inWords(declaredAt, locale), reference };
    const kept = { ...declaration, reference, language: locale, declaredAt, facts };
    const at = await saveWithdrawal(kept);
    signalMail();
    log().info({ event: 'withdrawal', reference }, 'a withdrawal was declared');
    return { ...declaration, step: 'done', reference, ...inWords(at, locale) };
  } catch (error) {
    log().error(error, 'a withdrawal could not be stored');
    return { ...declaration, step: 'form', refusal: 'failed' };
  }
}
