import type { Guest } from './booking';

/** Fields of the form of a guest, in their order. */
export const guestFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'postcode',
  'city',
  'country',
  'requests',
] as const satisfies readonly (keyof Guest)[];
export type GuestField = (typeof guestFields)[number];

/** What the form of a guest answers where it does not lead on: its invalid fields, and what was typed. */
export type GuestFaults = {
  readonly fields: readonly GuestField[];
  readonly typed: Partial<Readonly<Record<GuestField, string>>>;
};

export type GuestAction = (previous: GuestFaults | null, form: FormData) => Promise<GuestFaults>;
