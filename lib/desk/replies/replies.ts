import { answerDays, company } from '@/content/house/company';
import { adviserName } from '@/lib/appointments/slots';
import { dayOf, noonOf } from '@/lib/calendar/dates';
import { workingDayAfter } from '@/lib/delivery/working-days';

/** Who has added an answer that came by mail itself, in the place of who noted it. */
export const byMail = 'mail';

/**
 * The name with which somebody of the house signs: that of an adviser, whose id is the first part of their address, else
 * what that part says, `jean-paul.noir@…` as « Jean-Paul Noir ». `undefined` for a mailbox of several people, and for
 * what is no name.
 */
export function signerOf(author: string): string | undefined {
  const [local = '', host] = author.toLowerCase().split('@');
  const { email, privacyEmail, dpoEmail, safetyEmail, residenceEmail } = company;
  const shared: readonly string[] = [email, privacyEmail, dpoEmail, safetyEmail, residenceEmail];
  const isShared = shared.includes(author.toLowerCase());
  if (!host || isShared) return undefined;
  const named = adviserName(local);
  if (named) return named;
  if (!/^\p{L}{2,}(?:[.-]\p{L}{2,})*$/u.test(local)) return undefined;
  return local.replaceAll('.', ' ').replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Whether a message should have had its answer: at noon of the working day by which the house says that it answers. */
export const isOverdue = (createdAt: Date, now: Date): boolean =>
  noonOf(workingDayAfter(dayOf(createdAt), answerDays.messageWorkingDays)) < now;
