import { expect, test } from 'vitest';
import { calendarFile } from '@/lib/delivery/calendar-event';

const event = {
  uid: 'TH-2026-7K3M9QR1@theogonie.example',
  day: '2026-12-31',
  sequence: 2,
  summary: 'Théogonie : livraison, étage 3 ; code A\\B',
  location: '3 rue de l’Œillet\n42000 Saint-Étienne',
  url: 'https://theogonie.example/orders/TH-2026-7K3M9QR1',
  writtenAt: new Date('2026-12-01T09:30:00.000Z'),
};

test('a whole day ends on the next one, also at the end of a year, and a new day replaces the old one', () => {
  const file = calendarFile(event);
  for (const line of [
    'UID:TH-2026-7K3M9QR1@theogonie.example',
    'DTSTAMP:20261201T093000Z',
    'SEQUENCE:2',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
  ]) {
    expect(file).toContain(`${line}\r\n`);
  }
});

test('texts are escaped, and no line is longer than 75 octets or cuts a character', () => {
  const summary = 'تسليم الطلب '.repeat(20);
  const file = calendarFile({ ...event, summary });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
  const plain = calendarFile(event).replaceAll('\r\n ', '');
  expect(plain).toContain('SUMMARY:Théogonie : livraison\\, étage 3 \\; code A\\\\B');
  expect(plain).toContain('LOCATION:3 rue de l’Œillet\\n42000 Saint-Étienne');
});
