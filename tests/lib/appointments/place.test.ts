import { expect, test } from 'vitest';
import {
  type AppointmentPlace,
  appointmentPlaces,
  placeFacts,
} from '@/content/appointments/appointments';
import { houseZone } from '@/content/house/time-zone';
import { readHourQuery } from '@/lib/appointments/hour-query';
import {
  isByLink,
  isCalled,
  isVisit,
  offeredPlaces,
  placesFor,
  placesIn,
  readPlace,
} from '@/lib/appointments/place';
import { clocksOf } from '@/lib/appointments/zone';

test('a visit is by the clocks of the house, a call by those of the visitor, and the house has to know the number', () => {
  const where = (is: (place: AppointmentPlace) => boolean) => appointmentPlaces.filter(is);
  expect(where((place) => clocksOf({ place, zone: 'Asia/Dubai' }) === houseZone)).toEqual([
    'salon',
  ]);
  expect([where(isVisit), where(isByLink), where(isCalled)]).toEqual([
    ['salon'],
    ['video'],
    ['telephone'],
  ]);
});

test('a place that is offered no longer is read nowhere but from the hours that have it', () => {
  const facts = {
    salon: { ...placeFacts.salon, isOver: true as const },
    video: { ...placeFacts.video, isOver: undefined },
    telephone: { ...placeFacts.telephone, isOver: undefined },
  };
  expect(placesIn(facts)).toEqual(['video', 'telephone']);
  expect(placesFor(undefined, facts)).toEqual(['video', 'telephone']);
  expect(placesFor('salon', facts)).toEqual(['salon', 'video', 'telephone']);
  expect([readPlace('telephone', facts), readPlace('salon', facts)]).toEqual([
    'telephone',
    'video',
  ]);
  expect(isVisit('salon')).toBe(true);
});

test('an hour that was chosen at a place of before, or at none that is known, is chosen anew', () => {
  const at = '2026-12-01T14:00Z';
  expect(readHourQuery({ place: 'moon', at }, 'fr')).toMatchObject({
    place: offeredPlaces[0],
    at: undefined,
  });
  for (const place of [undefined, offeredPlaces.at(-1)])
    expect(readHourQuery({ place, at }, 'fr').at).toEqual(new Date('2026-12-01T14:00:00Z'));
});
