import type { Caller } from './appointment';

/** Fields of the form of whoever asks for an hour, in their order. */
export const callerFields = [
  'name',
  'email',
  'phone',
  'wishes',
] as const satisfies readonly (keyof Caller)[];
export type CallerField = (typeof callerFields)[number];

/** What that form answers where it does not lead on: its invalid fields, and what was typed. */
export type CallerFaults = {
  readonly fields: readonly CallerField[];
  readonly typed: Partial<Readonly<Record<CallerField, string>>>;
};

export type CallerAction = (previous: CallerFaults | null, form: FormData) => Promise<CallerFaults>;
