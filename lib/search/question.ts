/** Where a question stands on the page of the FAQ, by its place from 0. */
export const questionId = (n: number) => `question-${n + 1}`;
