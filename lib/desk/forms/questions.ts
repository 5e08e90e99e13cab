import type { DeskNotice } from '@/lib/desk/desk-words';
import { isTransferQuestion } from '@/lib/desk/transfer-words';
import type { SearchParam } from '@/lib/search-params';

/** What a form asks once more before it books or moves, in this order: whether a far date is meant, whether what is closed. */
export type Question = 'far' | 'closed';

const questions = ['far', 'closed'] as const satisfies readonly Question[];

/** What a form has said of that. */
export type Meant = Readonly<Record<Question, boolean>>;

/** The dates and the time of a form as one word, which the answer to a question carries: other dates are asked about anew. */
export const datesIn = (fields: Readonly<Record<string, unknown>>): string =>
  ['on', 'time', 'from', 'to'].flatMap((name) => String(fields[name] ?? '') || []).join(' ');

export function meantIn(form: FormData): Meant {
  const dates = datesIn(Object.fromEntries(form));
  return { far: form.get('onFar') === dates, closed: form.get('onClosed') === dates };
}

/** The notices of the forms that ask. */
const noticesOf = {
  stay: { far: 'stayFar', closed: 'stayClosed' },
  moveStay: { far: 'stayDatesFar', closed: 'stayDatesClosed' },
  hour: { far: 'hourFar', closed: 'hourClosed' },
  moveHour: { far: 'hourMoveFar', closed: 'hourMoveClosed' },
} as const satisfies Readonly<Record<string, Readonly<Record<Question, DeskNotice>>>>;

type AskingForm = keyof typeof noticesOf;

/** The notice of a form that asks this. */
export const noticeOf = (form: AskingForm, question: Question): DeskNotice =>
  noticesOf[form][question];

/** What a form asks, by the notice of its address. */
export const askedAt = (form: AskingForm, notice: SearchParam): Question | undefined =>
  questions.find((question) => noticesOf[form][question] === notice);

/** The id of the box that answers what a form asks, to be led to. */
export const questionId = 'meant';

/** Where an address leads to that box: `#meant`; empty where a notice asks nothing. */
export const questionHash = (notice: SearchParam): string =>
  isTransferQuestion(notice) ||
  Object.values(noticesOf).some(({ far, closed }) => notice === far || notice === closed)
    ? `#${questionId}`
    : '';
