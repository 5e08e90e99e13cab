import { type AppointmentPlace, placeFacts } from '@/content/appointments/appointments';

/** Whether the visitor comes to the house: its address is given, and its clocks count. */
export const isVisit = (place: AppointmentPlace): boolean => placeFacts[place].isVisit;

/** Whether the house calls the visitor, whose number it has to have. */
export const isCalled = (place: AppointmentPlace): boolean => placeFacts[place].needs === 'number';

/** Whether visitor and house meet at an address that the house writes. */
export const isByLink = (place: AppointmentPlace): boolean => placeFacts[place].needs === 'link';
