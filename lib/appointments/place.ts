import {
  type AppointmentPlace,
  appointmentPlaces,
  placeFacts,
} from '@/content/appointments/appointments';

type Facts = typeof placeFacts;

/** Whether hours are offered at a place; the others are those of hours of before. */
const isOffered = (place: AppointmentPlace, facts: Facts) => !facts[place].isOver;

/** The places at which a visitor may ask for an hour, in their order. */
export const placesIn = (facts: Facts): AppointmentPlace[] =>
  appointmentPlaces.filter((place) => isOffered(place, facts));

/** Those of today. */
export const offeredPlaces = placesIn(placeFacts);

/** The same, and the place that an hour has already. */
export const placesFor = (own?: AppointmentPlace, facts: Facts = placeFacts): AppointmentPlace[] =>
  appointmentPlaces.filter((place) => place === own || isOffered(place, facts));

/** The offered place that a text names, else the first. */
export function readPlace(text: unknown, facts: Facts = placeFacts): AppointmentPlace {
  const places = placesIn(facts);
  const place = places.find((one) => one === text) ?? places[0];
  if (!place) throw new Error('hours are offered nowhere');
  return place;
}

/** Whether the visitor comes to the house: its address is given, and its clocks count. */
export const isVisit = (place: AppointmentPlace): boolean => placeFacts[place].isVisit;

/** Whether the house calls the visitor, whose number it has to have. */
export const isCalled = (place: AppointmentPlace): boolean => placeFacts[place].needs === 'number';

/** Whether visitor and house meet at an address that the house writes. */
export const isByLink = (place: AppointmentPlace): boolean => placeFacts[place].needs === 'link';
