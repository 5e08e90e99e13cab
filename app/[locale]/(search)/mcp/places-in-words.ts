import type { AppointmentPlace } from '@/content/appointments/appointments';
import { company } from '@/content/house/company';

const words: Readonly<Record<AppointmentPlace, string>> = {
  salon: `at the salon in ${company.city}`,
  video: 'by video',
  telephone: 'by telephone',
};

/** Where hours take place, as assistants are told: « by video or by telephone ». */
export const placesInWords = (places: readonly AppointmentPlace[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(places.map((place) => words[place]));
