import { expect, test } from 'vitest';
import { type AppointmentPlace, appointmentPlaces } from '@/content/appointments/appointments';
import { houseZone } from '@/content/house/time-zone';
import { isByLink, isCalled, isVisit } from '@/lib/appointments/place';
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
