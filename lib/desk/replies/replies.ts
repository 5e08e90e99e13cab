import { answerDays } from '@/content/house/company';
import { daysAfter } from '@/lib/calendar/dates';

/** Who has added an answer that came by mail itself, in the place of who noted it. */
export const byMail = 'mail';

/** Whether a message should have had its answer. */
export const isOverdue = (createdAt: Date, now: Date): boolean =>
  daysAfter(createdAt, answerDays.messages).getTime() < now.getTime();
