import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClosedDaysForm } from '@/components/desk/calendar/closed-days-form';
import { FaultLinks } from '@/components/desk/fault-links';
import { RefundRest } from '@/components/desk/orders/refund-rest';
import { agreedDaysAhead } from '@/content/delivery/delivery';
import { decodeFields, encodeFields } from '@/lib/account/typed-cookie';
import { noticeFacts } from '@/lib/desk/desk-words';
import { faultsIn } from '@/lib/desk/forms/field-faults';
import { datesIn, meantIn, questionHash } from '@/lib/desk/forms/questions';
import { faultHash, fieldsIn, fieldsWith, type TypedForm, typedAt } from '@/lib/desk/forms/typed';
import { formsOfTyped, toAgreeFor } from '@/lib/desk/order-words';
import { formatText } from '@/lib/i18n/format';
import { locales } from '@/lib/i18n/locales';
import { longestNote } from '@/lib/orders/order-moves';
import type { SearchParams } from '@/lib/search-params';
import { desk } from '@/messages/fr/desk/desk';
import { messages, textsUnder } from '@/tests/content/texts';

const photos = ['9d5fd0a6-5ff4-4d5c-8b5f-0d6a4f9f0a11', '9d5fd0a6-5ff4-4d5c-8b5f-0d6a4f9f0a12'];
const typed = {
  to: 'agreed',
  deliveryDate: '2026-12-05',
  carriers: 'Équipe du Nord',
  address: '1 rue du Lys\n3e étage, code 12A\nParis',
  remark: 'Escalier étroit',
  photo: photos.join(' '),
} as const;

/** What a form that says this is given back once it was refused. */
function refusedOf(
  name: TypedForm,
  fields: Readonly<Record<string, string | readonly string[]>>,
  said: SearchParams = {},
) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(field, one);
  const kept = encodeFields([['form', name], ...fieldsIn(name, form)]);
  const read = decodeFields(kept);
  return { form: name, fields: Object(read), faults: faultsIn(said) };
}

test('all that was typed for a step comes back from the browser, lines and ticked photos too', () => {
  const sent = { ...typed, address: typed.address.replaceAll('\n', '\r\n'), photo: photos };
  expect(typedAt('step', refusedOf('step', sent))).toEqual(typed);
});

test('a form gives back its own fields to itself, not to another one of its page', () => {
  const refused = refusedOf('transfer', { amount: '8000', remark: ' \0Deux fois', number: 'TH-1' });
  expect(typedAt('transfer', refused)).toEqual({ amount: '8000', remark: 'Deux fois' });
  expect(typedAt('transferBack', refused)).toEqual({});
  expect(typedAt('refund', refused)).toEqual({});
});

test('of an empty form nothing comes back, and of an address that says anything, nothing odd', () => {
  expect(typedAt('step', refusedOf('step', { carriers: '', remark: ' ' }))).toEqual({});
  expect(faultsIn({ notice: 'toString', at: 'email' })).toEqual({});
  expect(faultsIn({ notice: 'badStay', at: 'constructor.<b>.__proto__' })).toEqual({});
  expect(faultsIn({ notice: 'done' })).toEqual({});
  const long = refusedOf('hour', { name: 'Ada', wishes: randomBytes(4_500).toString('hex') });
  expect(typedAt('hour', long)).toEqual({ name: 'Ada' });
});

test.each(locales)('the longest note comes back whole, in the words of people: %s', (locale) => {
  const note = textsUnder(messages[locale].terms, '')
    .map(([, text]) => text)
    .join(' ')
    .slice(0, longestNote)
    .trim();
  expect(note.length).toBeGreaterThan(longestNote - 9);
  expect(typedAt('note', refusedOf('note', { note }))).toEqual({ note });
});

test('a cookie that unfolds to more than a form has is no record', () => {
  const ofSpaces = (length: number) => JSON.stringify({ remark: ' '.repeat(length) });
  const encoded = (json: string) => brotliCompressSync(json).toString('base64url');
  expect(decodeFields(encoded(ofSpaces(60_000)))).toHaveProperty('remark');
  const bomb = encoded(ofSpaces(5_000_000));
  expect(bomb.length).toBeLessThan(4_000);
  expect(decodeFields(bomb)).toBeUndefined();
});

test('what is amiss stands at its fields: those of the notice, or those that the form was found wrong in', () => {
  const step = typedAt('step', refusedOf('step', typed, { notice: 'badCarriers' }));
  expect(step.faults).toEqual({ carriers: 'Dites qui livre, en cent caractères au plus.' });
  const field = fieldsWith('step', step);
  expect(field('carriers')).toMatchObject({
    ...{ name: 'carriers', defaultValue: typed.carriers, id: 'step-carriers' },
    fault: step.faults?.carriers,
  });
  expect(field('remark')).not.toHaveProperty('id');
  const stay = refusedOf('stay', { lastName: 'Numa' }, { notice: 'badStay', at: 'phone.email' });
  const { phone, email } = desk.faults;
  expect(typedAt('stay', stay)).toEqual({ lastName: 'Numa', faults: { phone, email } });
  const inStay = fieldsWith('stay', typedAt('stay', stay));
  expect([inStay('phone').autoFocus, inStay('email').autoFocus]).toEqual([true, false]);
  expect(typedAt('hour', stay)).toEqual({});
});

test('a field that is refused says so itself, and is led to from the notice', () => {
  const refused = typedAt('rest', refusedOf('rest', { remark: '' }, { notice: 'noReason' }));
  const money = { receivedCents: 9, refundedCents: 0, byProviderCents: 0, askedCents: 0 };
  const form = renderToStaticMarkup(
    createElement(RefundRest, {
      ...{ close: async () => {}, number: 'TH-1', money, keptCents: 9, typed: refused },
    }),
  );
  const [, described = ''] =
    /<textarea[^>]*aria-invalid="true"[^>]*aria-describedby="([^"]+)"/.exec(form) ?? [];
  expect(form).toContain(`id="${described}" class="mt-2 text-danger`);
  const query = { notice: 'noReason', form: 'rest' };
  const links = renderToStaticMarkup(createElement(FaultLinks, { query }));
  const [, id = ''] = /href="#([^"]+)"/.exec(links) ?? [];
  expect(form).toMatch(new RegExp(`<textarea[^>]* id="${id}"`));
  expect(renderToStaticMarkup(createElement(FaultLinks, { query: { notice: 'noReason' } }))).toBe(
    '',
  );
});

test('the days of a stay are called arrival and departure, closed nights by the first and the last, in form and links', () => {
  const linksOf = (query: SearchParams) =>
    renderToStaticMarkup(createElement(FaultLinks, { query }));
  for (const form of ['stay', 'moveStay']) {
    const links = linksOf({ notice: 'stayTaken', form });
    expect(links).toMatch(/«\sArrivée\s»/);
    expect(links).toMatch(/«\sDépart\s»/);
  }
  const links = linksOf({ notice: 'badDays', form: 'closeDays' });
  const form = renderToStaticMarkup(
    createElement(ClosedDaysForm, {
      ...{ close: async () => {}, today: '2026-12-14', back: {}, typed: {} },
    }),
  );
  for (const name of ['Première nuit, ou premier jour', 'Dernière nuit, ou dernier jour']) {
    expect(links).toContain(name);
    expect(form).toContain(name);
  }
});

test('what was typed stands in its own form, and in that of the next step when its own is gone', () => {
  expect(formsOfTyped(typed, 'agreed', ['cancelled'])).toEqual(['agreed']);
  expect(formsOfTyped({ ...typed, to: 'cancelled' }, 'agreed', ['cancelled'])).toEqual([
    'cancelled',
  ]);
  expect(formsOfTyped({ ...typed, to: 'workshop' }, 'agreed', ['cancelled'])).toEqual(['agreed']);
  expect(formsOfTyped(typed, undefined, ['cancelled', 'withdrawn'])).toEqual([
    'cancelled',
    'withdrawn',
  ]);
});

test('a step that was undone leaves its carriers, floor and code to the form, not its day', () => {
  const at = new Date('2026-11-26T10:00:00Z');
  const details = { carriers: 'Équipe du Nord', address: ['1 rue du Lys', 'code 12A'] };
  const change = { note: null, author: 'clio@theogonie.example', at };
  const order = {
    deliveryDate: null,
    contact: null,
    changes: [
      { ...change, id: 1, state: 'agreed', details },
      { ...change, id: 2, state: 'ready', note: 'undone', details: { undoes: 1 } },
    ],
  } as const;
  expect(toAgreeFor(order)).toEqual({ ...details, deliveryDate: undefined });
});

test('each field that a notice names is one of a form, and has a name to be led to by', () => {
  const named = Object.keys(desk.notices).flatMap((notice) => Object.keys(faultsIn({ notice })));
  expect(new Set(named).size).toBeGreaterThan(20);
  for (const field of named) expect(desk.fields, field).toHaveProperty(field);
  for (const field of Object.keys(desk.faults)) expect(desk.fields, field).toHaveProperty(field);
  // The sentence of a field does not say again that nothing was done.
  for (const notice of Object.keys(desk.notices))
    for (const said of Object.values(faultsIn({ notice })))
      expect(said).not.toMatch(/^Rien n’a été/);
});

test('a day too far ahead is refused with the number of days that can be agreed, above and at its field', () => {
  const said = `plus de ${agreedDaysAhead} jours d’ici`;
  expect(faultsIn({ notice: 'farDate' }).deliveryDate).toContain(said);
  expect(formatText(desk.notices.farDate, 'fr', noticeFacts)).toContain(said);
});

test('an address leads to the first field of the form that something is amiss in, and to none of another form', () => {
  expect(faultHash('refund', faultsIn({ notice: 'noRefundChoice' }))).toBe('#refund-kind');
  expect(faultHash('refund', faultsIn({ notice: 'badAmount' }))).toBe('#refund-amount');
  expect(faultHash('step', faultsIn({ notice: 'unexplained' }))).toBe('#step-remark');
  expect(faultHash('stay', faultsIn({ notice: 'badStay', at: 'phone.suite' }))).toBe('#stay-suite');
  expect(faultHash('note', faultsIn({ notice: 'badAmount' }))).toBe('');
  expect(faultHash('step', faultsIn({ notice: 'conflict' }))).toBe('');
});

test('a form that asks leads to its question, and another notice nowhere', () => {
  const asked = ['stayFar', 'stayClosed', 'stayDatesFar', 'hourMoveClosed', 'hourFar'];
  for (const notice of [...asked, 'transferShort', 'transferOver'])
    expect(questionHash(notice), notice).toBe('#meant');
  for (const notice of ['done', 'stayTaken', undefined, ['stayFar']])
    expect(questionHash(notice)).toBe('');
});

test('what is meant is meant of the dates that were asked about, and of no others', () => {
  const typed = { on: '2026-12-25', time: '10:00' };
  const answer = (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return meantIn(form);
  };
  const meant = { onClosed: datesIn(typed), onFar: datesIn(typed) };
  expect(answer({ ...typed, ...meant })).toEqual({ closed: true, far: true });
  expect(answer({ ...typed, on: '2045-12-25', ...meant })).toEqual({ closed: false, far: false });
  expect(answer(typed)).toEqual({ closed: false, far: false });
  const stay = { from: '2026-12-24', to: '2026-12-26' };
  expect(answer({ ...stay, onClosed: datesIn(stay) }).closed).toBe(true);
  expect(answer({ ...stay, to: '2026-12-28', onClosed: datesIn(stay) }).closed).toBe(false);
});
