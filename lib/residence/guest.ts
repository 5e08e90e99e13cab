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

/** Why a guest is not stored: sentences under `booking.notices` in the messages. */
export type GuestRefusal = 'failed' | 'tooMany' | 'changed';

export type GuestFaults = FormFaults<GuestField, GuestRefusal>;
export type GuestAction = FaultsAction<GuestField, GuestRefusal>;
