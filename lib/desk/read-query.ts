/** What was searched for, in one line. */
export const queryIn = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\p{C}/gu, '').trim().slice(0, 200) : '';
