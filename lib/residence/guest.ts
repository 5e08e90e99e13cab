import type { FaultsAction, FormFaults } from '@/lib/site/form-faults';
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

export type GuestFaults = FormFaults<GuestField>;
export type GuestAction = FaultsAction<GuestField>;
