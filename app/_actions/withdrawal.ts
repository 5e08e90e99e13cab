'use server';
import { z } from 'zod';
import { EmailAddress } from '@/lib/account/email-address';
import { inWords } from '@/lib/calendar/dates';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/locales';
import { blankDeclaration, type WithdrawalState } from '@/lib/orders/withdrawal';
import { formLengths } from '@/lib/site/form-lengths';
import { declareWithdrawal as declare } from '@/use-cases/orders/declare-withdrawal';
import { faultsOf } from '@/use-cases/site/faults';

const line = (most: number) => z.string().trim().min(1).max(most);
const Form = z.object({
  name: line(formLengths.name),
  order: line(formLengths.order),
  email: EmailAddress,
  locale: z.string().refine(isLocale).catch(defaultLocale),
  step: z.enum(['check', 'confirm', 'change']).catch('check'),
});

/**
 * The online withdrawal function required by directive (EU) 2023/2673: the declaration is shown for review,
 * then confirmed, stored and acknowledged with date and time, on the page and by mail.
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
  const declared = await declare(declaration, locale);
  if (declared === 'away') return { ...declaration, step: 'form', refusal: 'failed' };
  const { reference, at, path } = declared;
  const receipt = localePath(locale, path);
  return { ...declaration, ...inWords(at, locale), step: 'done', reference, receipt };
}
