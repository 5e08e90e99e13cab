import { expect, test } from 'vitest';
import {
  closedSubject,
  type LogEntry,
  sentenceOf,
  stayMoneySubject,
  subjectInWords,
  sumOf,
} from '@/lib/desk/log-words';
import { deskActions, orderNotes, orderStates } from '@/lib/orders/order';
import { desk } from '@/messages/fr/desk/desk';

const { closes } = desk.calendar;
const plain = (text: string) => text.replace(/\s+/g, ' ');

test('closed days are said by what closes and their dates, not by ids', () => {
  const nights = subjectInWords(closedSubject('residence', '2026-12-14', '2026-12-20'));
  expect(plain(nights)).toMatch(/^Les nuits de la Résidence, du .*14 décembre.* au .*20 décembre/);
  expect(nights).not.toMatch(/residence|2026-12/);
  const day = subjectInWords(closedSubject('hours', '2026-12-24', '2026-12-24'));
  expect(plain(day)).toMatch(new RegExp(`^${closes.hours}, .*24 décembre`));
  expect(day).not.toContain(' au ');
});

test.each([
  'TH-2026-7K3M9QRT',
  'RS-2026-7K3M9QRT',
  'clio@theogonie.example',
  'x 2026-12-14 – 2026-12-20',
])('what is no closed day stays as it is: %s', (subject) => {
  expect(subjectInWords(subject)).toBe(subject);
});

const by = { at: new Date(), author: 'clio@theogonie.example' };
const onOrder = { ...by, number: 'TH-2026-7K3M9QRT', state: 'workshop', note: null } as const;
const said = (entry: LogEntry) => {
  const { before, what, after } = sentenceOf(entry);
  return before + what + after;
};

test('each action reads as a French sentence: who, what, and a full stop, with a link to what it is about', () => {
  const entries: readonly LogEntry[] = [
    ...deskActions.map((action) => ({ ...by, action, subject: 'x' })),
    ...orderStates.map((state) => ({ ...onOrder, state, remark: null, cents: null })),
    ...orderNotes.map((note) => ({ ...onOrder, note, remark: null, cents: null })),
  ];
  for (const entry of entries) {
    expect(said(entry)).toMatch(/^Clio Marchand a \S.*\.$/);
    expect(said(entry)).not.toMatch(/[{}\uFFFC]/);
    const { what, href } = sentenceOf(entry);
    expect(what).not.toBe('');
    expect(href).toMatch(/^\/desk\/\w/);
  }
});

test.each([
  ['workshop', null, 'Clio Marchand a mis la commande TH-2026-7K3M9QRT à l’atelier.'],
  ['paid', 'remarked', 'Clio Marchand a écrit une note sur la commande TH-2026-7K3M9QRT.'],
  [
    'paid',
    'disputed',
    `Clio Marchand a changé la commande TH-2026-7K3M9QRT\u00A0: ${desk.notes.disputed}.`,
  ],
] as const)('a step into %s with the note %s is said', (state, note, sentence) => {
  const entry = { ...onOrder, state, note, remark: null, cents: null };
  expect(said(entry)).toBe(sentence);
  expect(sentenceOf(entry).href).toBe('/desk/orders/TH-2026-7K3M9QRT');
});

test('an order by telephone that was paid already is one sentence', () => {
  const entry = { ...onOrder, state: 'paid', remark: null, cents: null, isByHand: true } as const;
  expect(said(entry)).toBe(
    'Clio Marchand a passé la commande TH-2026-7K3M9QRT pour un client, déjà payée.',
  );
});

test('what is not an order leads to its own page, and an address that is no name stays one', () => {
  const href = (action: (typeof deskActions)[number], subject: string) =>
    sentenceOf({ ...by, action, subject }).href;
  expect(href('replied', 'an-id')).toBe('/desk/messages/an-id');
  expect(href('revoked', 'DV-2026-7K3M9QRT')).toBe('/desk/offers?q=DV-2026-7K3M9QRT');
  expect(href('stayMoved', 'RS 1&2')).toBe('/desk/search?q=RS+1%262');
  const days = closedSubject('hours', '2026-12-24', '2026-12-24');
  expect(href('daysClosed', days)).toBe('/desk/calendar?day=2026-12-24');
  expect(plain(said({ ...by, action: 'daysClosed', subject: days }))).toMatch(
    /^Clio Marchand a fermé les rendez-vous, .*24 décembre/,
  );
  const nobody = {
    ...by,
    author: 'k7@theogonie.example',
    action: 'exported',
    subject: 'orders',
  } as const;
  expect(said(nobody)).toBe(`k7@theogonie.example a exporté ${desk.things.orders}.`);
});

test('an entry about the money of a stay or an order says the sum, and what it was before', () => {
  const number = 'RS-2026-7K3M9QRT';
  const entry = (action: (typeof deskActions)[number], ...cents: number[]) =>
    ({ ...by, action, subject: stayMoneySubject(number, ...cents) }) as const;
  expect(plain(sumOf(entry('stayHandedBack', 12_050)) ?? '')).toBe('120,50 $');
  const kept = entry('stayKeptChanged', 0, 30_000);
  expect(plain(sumOf(kept) ?? '')).toBe('de 0 $ à 300 $');
  expect(said(kept)).toBe(
    `Clio Marchand a changé ce que la maison garde pour le séjour ${number}.`,
  );
  expect(sentenceOf(kept).href).toBe(`/desk/search?q=${number}`);
  // As the release before noted it.
  expect(sumOf(entry('stayKeptChanged'))).toBeUndefined();
  const refund = { ...onOrder, note: 'partlyRefunded', remark: null, cents: 20_000 } as const;
  expect(plain(sumOf(refund) ?? '')).toBe('200,00 €');
});
