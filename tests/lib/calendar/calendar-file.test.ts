import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarFile, eventUid } from '@/lib/calendar/calendar-file';

const event = {
  ...{ uid: 'a@theogonie.example', version: 7, writtenAt: new Date('2026-11-25T11:00:00Z') },
  ...{ start: new Date('2027-03-27T14:00:00Z'), end: new Date('2027-03-29T09:00:00Z') },
  title: 'Suite Zeus, l’orage ; au large \\ جناح زيوس',
  place: 'Front de mer, Cap d’Antibes',
  text: 'RS-2026-7K3M9QRT\nhttps://shop.example/residence/booking/eyJ.a-b',
  link: `https://shop.example/residence/booking/${'x'.repeat(200)}`,
  ...{ organizer: 'residence@theogonie.example', isCancelled: false },
};

test('a calendar file is read with its texts, its times and its version by a library of others', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(event)));
  const read = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(read).toMatchObject({ uid: event.uid, sequence: 7, summary: event.title });
  expect(read).toMatchObject({ location: event.place, description: event.text });
  expect(read.startDate.toJSDate()).toEqual(event.start);
  expect(read.endDate.toJSDate()).toEqual(event.end);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('url')).toBe(event.link);
});

test('its lines have at most 75 bytes, and none cuts a character', () => {
  const file = calendarFile({ ...event, title: 'ظلال '.repeat(60) });
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a text cannot begin a line of its own', () => {
  const file = calendarFile({
    ...event,
    title: 'a\r\nATTENDEE:mailto:b@example.org',
    text: '\u0000',
  });
  expect(file).not.toMatch(/^ATTENDEE/m);
});

test('a cancelled stay cancels its event', () => {
  const file = calendarFile({ ...event, isCancelled: true });
  expect(file).toContain('METHOD:CANCEL');
  expect(file).toContain('STATUS:CANCELLED');
});

test('a whole day ends on the next one, also at the end of a year, and a new day replaces the old one', () => {
  const file = calendarFile({
    uid: 'TH-2026-7K3M9QR1@theogonie.example',
    day: '2026-12-31',
    version: 2,
    title: 'Théogonie : livraison, étage 3 ; code A\\B',
    place: '3 rue de l’Œillet\n42000 Saint-Étienne',
    link: 'https://theogonie.example/orders/TH-2026-7K3M9QR1',
    writtenAt: new Date('2026-12-01T09:30:00.000Z'),
  });
  for (const line of [
    'UID:TH-2026-7K3M9QR1@theogonie.example',
    'DTSTAMP:20261201T093000Z',
    'SEQUENCE:2',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'STATUS:CONFIRMED',
  ]) {
    expect(file).toContain(`${line}\r\n`);
  }
  expect(file).not.toMatch(/^(DESCRIPTION|ORGANIZER)/m);
  const plain = file.replaceAll('\r\n ', '');
  expect(plain).toContain('SUMMARY:Théogonie : livraison\\, étage 3 \\; code A\\\\B');
  expect(plain).toContain('LOCATION:3 rue de l’Œillet\\n42000 Saint-Étienne');
});

test('an event keeps its name: no address of the house is in it', () => {
  expect(eventUid('RS-2026-7K3M9QRT')).toBe('RS-2026-7K3M9QRT@theogonie.example');
});
