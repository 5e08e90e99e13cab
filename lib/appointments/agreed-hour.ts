import { appointmentRules } from '@/content/appointments/appointments';

/**
 * What is agreed with an hour when it is booked. It stands with the hour from then on: other rules of the house hold for those
 * that are booked afterwards.
 */
export type AgreedHour = {
  /** How long it lasts: when it is moved, as long as those that are booked then. */
  readonly minutes: number;
  /** Until so many hours before, it is moved or cancelled by its link. */
  readonly changeHours: number;
};

/** What the house agrees with an hour today. */
export const hourToday: AgreedHour = {
  minutes: appointmentRules.slotMinutes,
  changeHours: appointmentRules.changeHours,
};
