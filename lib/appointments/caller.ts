import type { FaultsAction, FormFaults } from '@/lib/site/form-faults';
import type { Caller } from './appointment';

/** Fields of the form of whoever asks for an hour, in their order. */
export const callerFields = [
  'name',
  'email',
  'phone',
  'wishes',
] as const satisfies readonly (keyof Caller)[];
export type CallerField = (typeof callerFields)[number];

export type CallerFaults = FormFaults<CallerField>;
export type CallerAction = FaultsAction<CallerField>;
