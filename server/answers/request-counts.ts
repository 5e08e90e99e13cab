/** What answered a request: a static page came from memory, a page from Next. */
export const answerKinds = ['static page', 'file', 'page', 'action', 'other'] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** Answers since the start, by kind and by the first digit of their status. */
export const answers: Readonly<Record<AnswerKind, number[]>> = {
  'static page': [],
  file: [],
  page: [],
  action: [],
  other: [],
};

/** Rejected requests since the start, by status. */
export const rejections = new Map<number, number>();

/** Counts an answer; it runs for each static page, so it adds to a number and does nothing else. */
export function countAnswer(kind: AnswerKind, status: number): void {
  const counts = answers[kind];
  const digit = Math.floor(status / 100);
  counts[digit] = (counts[digit] ?? 0) + 1;
}

export function countRejection(status: number): void {
  rejections.set(status, (rejections.get(status) ?? 0) + 1);
}
