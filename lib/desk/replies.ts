import { answerDays } from '@/content/house/company';
import { daysAfter } from '@/lib/calendar';

/** Longest reply to a message, in characters. */
export const longestReply = 5_000;

/** Whether a message should have had its answer. */
export const isOverdue = (createdAt: Date, now: Date): boolean =>
  daysAfter(createdAt, answerDays.messages).getTime() < now.getTime();
