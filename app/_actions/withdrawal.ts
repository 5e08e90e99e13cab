'use server';
import { z } from 'zod';
import { saveWithdrawal } from '@/db/orders/withdrawals';
import { keyRing } from '@/db/process/key-ring';
import { EmailAddress } from '@/lib/account/email-address';
import { dayOf, inWords } from '@/lib/calendar';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/locales';
import { signalMail } from '@/lib/mail/mail-signal';
import { signReceipt } from '@/lib/orders/receipt';
import { blankDeclaration, type Declaration, type WithdrawalState } from '@/lib/orders/withdrawal';
import { keyedHash } from '@/lib/process/keyed-hash';
import type { Keys } from '@/lib/process/keys';
import { log } from '@/lib/process/log';
import { budgetsOf, owns } from '@/use-cases/mail/spare';
import { faultsOf } from '@/use-cases/site/faults';

const line = z.string().trim().min(1).max(200);
const Form = z.object({
  name: line,
  order: line,
  email: EmailAddress,
  locale: z.string().refine(isLocale).catch(defaultLocale),
  step: z.enum(['check', 'confirm', 'change']).catch('check'),
});

/** Reference of a declaration: the same for the same declaration on the same day, and not guessable. */
function referenceOf({ name, order, email }: Declaration, at: Date, keys: Keys): string {
  const hash = keyedHash(JSON.stringify(['withdrawal', name, order, email, dayOf(at)]), keys);
  const digits = Buffer.from(hash, 'base64url').toString('hex').toUpperCase();
  return `R-${digits.slice(0, 5)}-${digits.slice(5, 10)}-${digits.slice(10, 15)}`;
}

/**
 * The online withdrawal function required by directive (EU) 2023/2673: the declaration is shown for review,
 * then confirmed, stored and acknowledged with date and time, on the page and by mail. No limit refuses it; where
 * there are many, the mails wait. What was typed goes by mail only to a mailbox that this visitor has proven to own;
 * any other gets a link.
 * @returns the next step; `invalid` or `failed` (database outage) with the typed values
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
  const { locale, step, ...declaration } = given.data;
  if (step === 'change') return { ...declaration, step: 'form' };
  if (step === 'check') return { ...declaration, step: 'review' };
  const declaredAt = new Date();
  try {
    const keys = await keyRing();
    const reference = referenceOf(declaration, declaredAt, keys);
    const facts = { reference, ...inWords(declaredAt, locale) };
    const isOwner = await owns(declaration.email);
    const kind = isOwner ? 'withdrawal' : 'receipt';
    const mail = {
      kind,
      facts: isOwner ? { ...declaration, ...facts } : facts,
      budgets: await budgetsOf(kind, declaration.email),
    } as const;
    const kept = { ...declaration, reference, language: locale, declaredAt, mail };
    const at = await saveWithdrawal(kept);
    signalMail();
    log().info({ event: 'withdrawal', reference }, 'a withdrawal was declared');
    const receipt = `/withdrawal/receipt?token=${await signReceipt(reference, keys)}`;
    return {
      ...declaration,
      ...inWords(at, locale),
      step: 'done',
      reference,
      receipt: localePath(locale, receipt),
    };
  } catch (error) {
    log().error(error, 'a withdrawal could not be stored');
    return { ...declaration, step: 'form', refusal: 'failed' };
  }
}
