import type { AppointmentPlace } from '@/content/appointments/appointments';

const words: Readonly<Record<AppointmentPlace, string>> = {
  salon: 'at the salon in Paris',
  video: 'by video',
  telephone: 'by telephone',
};

/** Where hours take place, as assistants are told: « by video or by telephone ». */
export const placesInWords = (places: readonly AppointmentPlace[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(places.map((place) => words[place]));
