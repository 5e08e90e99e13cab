import type { FaultsAction, FormFaults } from '@/lib/site/form-faults';
import type { Caller } from './appointment';
import type { HourRefusal } from './slots';

/** Fields of the form of whoever asks for an hour, in their order. */
export const callerFields = [
  'name',
  'email',
  'phone',
  'wishes',
] as const satisfies readonly (keyof Caller)[];
export type CallerField = (typeof callerFields)[number];

/** Why an hour is not booked: sentences under `appointment.notices` in the messages. */
export type CallerRefusal = HourRefusal | 'failed' | 'tooMany';

export type CallerFaults = FormFaults<CallerField, CallerRefusal>;
export type CallerAction = FaultsAction<CallerField, CallerRefusal>;
