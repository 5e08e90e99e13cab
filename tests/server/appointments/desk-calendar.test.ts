import ICAL from 'ical.js';
import { beforeAll, expect, test } from 'vitest';
import { openingHours } from '@/content/appointments/appointments';
import { stayRules } from '@/content/residence/stays';
import { suites } from '@/content/residence/suites';
import { momentText } from '@/lib/appointments/hour-query';
import { advisersFor, hoursOf, isClosedDay, openingTimes } from '@/lib/appointments/slots';
import { clockAt, momentOf } from '@/lib/calendar/clock';
import { addDays, type Day, nightsBetween, weekdayOf } from '@/lib/calendar/days';
import { datesIn } from '@/lib/desk/forms/questions';
import { mondayOf } from '@/lib/desk/periods/week';
import { appointmentWords, bookingWords } from '@/lib/mail/mail-words';
import { limits } from '@/lib/process/limits';
import { desk } from '@/messages/fr/desk/desk';
import { messages } from '@/tests/content/texts';
import { aBrowser, type Visitor } from '@/tests/server/forms';
import { aColleague } from '@/tests/server/mailbox';
import { ownShop } from '@/tests/server/own-shop';
import { readPage, spaced } from '@/tests/server/page';
import { aDay, aGuestAddress, bookAt, typedGuest } from '@/tests/server/residence/a-guest';

const clio = 'clio@theogonie.example';
// Not for the many requests of other tests: here the limit is tested.
const shop = ownShop({ STAFF: clio, LIMIT_FACTOR: '1' });
let colleague: Visitor;
beforeAll(async () => {
  colleague = await aColleague(shop, clio);
});

const { calendar: t, notices } = desk;
let last = addDays(clockAt(new Date()).day, 2);
/** A day with hours at 10:00 that no other test has. */
function anOpenDay(): Day {
  do last = addDays(last, 1);
  while (isClosedDay(last) || openingHours[weekdayOf(last)]?.length === 0);
  return last;
}
const hasHours = (day: Day) => hoursOf(day).length > 0;
const read = async (path: string, by = colleague) => readPage(await by.get(path));

const hourOf = (day: Day, name: string) => ({
  ...{ on: day, time: '10:00', place: 'telephone', spoken: 'ru' },
  ...{ name, phone: '+33 1 00 00 00 00', email: '', language: 'it', wishes: '' },
});

/** The same with the answer that closed days are meant. */
const sure = <F extends Readonly<Record<string, string>>>(typed: F) => ({
  ...typed,
  onClosed: datesIn(typed),
});

/** Books an hour for somebody who telephones. */
const byHand = (day: Day, name: string, by = colleague) =>
  by.press(`/desk/calendar?day=${day}`, t.book, hourOf(day, name));

/** What stands in the form of a button, by name. */
async function typedAt(path: string, button: string) {
  const { dom } = await read(path);
  const form = dom
    .querySelectorAll('main form')
    .find((one) => one.querySelector('button')?.textContent === button);
  const fields = form?.querySelectorAll('input, textarea, select') ?? [];
  return Object.fromEntries(
    fields.map((field) => [
      field.getAttribute('name'),
      field.querySelector('option[selected]')?.getAttribute('value') ??
        field.querySelector('option[selected]')?.textContent ??
        field.getAttribute('value') ??
        field.textContent,
    ]),
  );
}

/** Closes a day at the desk, or opens it again. */
const close = (closed: 'hours' | 'residence', day: Day, mark = 'closed') =>
  colleague.press(`/desk/calendar?day=${day}`, t.save, {
    ...{ closed, mark, from: day, to: day },
  });

test('an hour by hand is seen by month, week and day, and its slot is gone', async () => {
  const day = anOpenDay();
  const vera = advisersFor('ru')[0]?.name ?? '';
  /** Who is free at 10:00, as whoever books by hand reads it. */
  const freeAtTen = async () => {
    const { dom } = await read(`/desk/calendar?day=${day}`);
    const hours = dom.querySelectorAll('main form dl div');
    const ten = hours.find((one) => one.querySelector('dt')?.textContent === '10:00');
    return ten?.querySelector('dd')?.textContent ?? '';
  };
  expect(await freeAtTen()).toContain(vera);
  const { location } = await byHand(day, 'Égérie Numa');
  expect(await freeAtTen()).not.toContain(vera);
  expect(location).toBe(`/desk/calendar?day=${day}&notice=done`);
  for (const view of [`month=${day.slice(0, 7)}`, `week=${day}`, `day=${day}`])
    expect((await read(`/desk/calendar?${view}`)).text, view).toContain('Égérie Numa');
  const again = await byHand(day, 'Un autre');
  expect(spaced((await read(again.location)).text)).toContain(spaced(notices.hourTaken));
});

test('the confirmation of what is booked by hand is shown to the house before, and books nothing', async () => {
  const [on, from] = [anOpenDay(), aDay()];
  const reach = { email: 'numa@theogonie.example', language: 'it' };
  const typed = {
    hour: { ...hourOf(on, 'Égérie Numa'), ...reach },
    stay: { ...typedGuest, ...reach, suite: 'zeus', from, to: addDays(from, 2), adults: '2' },
  };
  /** The page that the button of a form opens. */
  const shown = async (what: 'hour' | 'stay', more = {}) => {
    const body = new URLSearchParams({ ...typed[what], children: '0', ...more });
    const headers = { cookie: colleague.cookie(), origin: shop.url };
    return readPage(
      await fetch(`${shop.url}/desk/mail?new=${what}`, { method: 'POST', body, headers }),
    );
  };
  const { appointmentConfirmed } = await appointmentWords('it');
  const { bookingConfirmed } = await bookingWords('it');
  expect((await shown('hour')).text).toContain(appointmentConfirmed.title);
  expect((await shown('stay')).text).toContain(bookingConfirmed.title);
  expect((await shown('stay', { email: '' })).html).toContain(desk.mails.unready);
  expect((await read(`/desk/calendar?day=${on}`)).text).not.toContain('Égérie Numa');
  expect((await read(`/desk/calendar?day=${from}`)).text).not.toContain(typedGuest.lastName);
});

test('the form of an hour shows the next day of the week on which somebody is free', async () => {
  const shownIn = async (monday: Day) => {
    const { dom } = await read(`/desk/calendar?week=${monday}`);
    const form = dom.querySelectorAll('main form').find((one) => one.querySelector('dl'));
    return form?.querySelector('[name=on]')?.getAttribute('value');
  };
  // A week that begins without hours, as each does, and has some: not that of Christmas.
  let monday = mondayOf(addDays(last, 14));
  const firstIn = () => nightsBetween(monday, addDays(monday, 7)).find(hasHours);
  while (!firstIn() || hasHours(monday)) monday = addDays(monday, 7);
  expect(await shownIn(monday)).toBe(firstIn());
});

test.each([
  ['a telephone that is none', { phone: 'abc' }],
  ['an hour that is past', { on: '2020-01-07' }],
])('an hour by hand with %s is not booked, and what was typed comes back', async (_, wrong) => {
  const typed = { ...hourOf(anOpenDay(), 'Égérie <Numa>'), wishes: 'Le cuir\n& le bois', ...wrong };
  const { location } = await colleague.press('/desk/calendar', t.book, typed);
  expect(spaced((await read(location)).text)).toContain(spaced(notices.badHourByHand));
  expect(await typedAt(location, t.book)).toMatchObject(typed);
});

test('a visitor whose hour is on a day that the house closes meanwhile reads that, and not that somebody has it', async () => {
  const day = anOpenDay();
  const { appointment: words } = messages.fr;
  const at = momentText(momentOf(day, '10:00'));
  const page = `/appointment/details?place=salon&spoken=fr&at=${at}`;
  const visitor = aBrowser(shop.url);
  const typed = { name: 'Léda', email: aGuestAddress(), phone: '', wishes: '' };
  const send = await visitor.fill(page, words.caller.button, typed);
  await close('hours', day);
  for (const { text } of [await send(), await read(page, visitor)]) {
    expect(text).toContain(spaced(words.notices.closed));
    expect(text).not.toContain(spaced(words.notices.taken));
  }
});

test('an hour on a closed day is booked, or put there, once it is confirmed', async () => {
  const [day, open] = [anOpenDay(), anOpenDay()];
  await close('hours', day);
  const refused = await byHand(day, 'Égérie Fermée');
  expect(refused.location).toMatch(/#meant$/);
  const box = (await read(refused.location)).dom.querySelector('#meant');
  expect(box?.querySelector('[name=onClosed]')?.hasAttribute('autofocus')).toBe(true);
  expect(spaced((await read(refused.location)).text)).toContain(spaced(notices.hourClosed));
  expect(await typedAt(refused.location, t.book)).toMatchObject({
    ...sure(hourOf(day, 'Égérie Fermée')),
  });
  const confirmed = sure(hourOf(day, 'Égérie Fermée'));
  const { location } = await colleague.press(refused.location, t.book, confirmed);
  expect(location).toBe(`/desk/calendar?day=${day}&notice=done`);
  expect(await typedAt(location, t.book)).not.toHaveProperty('onClosed');
  // An hour of another day is put there the same way.
  await byHand(open, 'Égérie Déplacée');
  const there = { on: day, time: '11:00', place: 'salon' };
  const asked = await colleague.press(`/desk/calendar?day=${open}`, t.moveButton, there);
  expect(spaced((await read(asked.location)).text)).toContain(spaced(notices.hourMoveClosed));
  expect(await typedAt(asked.location, t.moveButton)).toMatchObject(there);
  await colleague.press(asked.location, t.moveButton, sure(there));
  expect((await read(`/desk/calendar?day=${day}`)).text).toContain('Égérie Déplacée');
});

test('an hour at a time without hours on that day is booked, or put there, once it is confirmed', async () => {
  const usual = (day: Day): readonly string[] => openingHours[weekdayOf(day)] ?? [];
  const latest = openingTimes.at(-1) ?? '';
  let day = anOpenDay();
  while (usual(day).includes(latest)) day = anOpenDay();
  const late = { ...hourOf(day, 'Égérie Tardive'), time: latest };
  const refused = await colleague.press(`/desk/calendar?day=${day}`, t.book, late);
  expect(spaced((await read(refused.location)).text)).toContain(spaced(notices.hourClosed));
  const { location } = await colleague.press(refused.location, t.book, sure(late));
  expect(location).toBe(`/desk/calendar?day=${day}&notice=done`);
  const open = anOpenDay();
  await byHand(open, 'Égérie Retardée');
  const there = { on: day, time: latest, place: 'salon' };
  const asked = await colleague.press(`/desk/calendar?day=${open}`, t.moveButton, there);
  expect(spaced((await read(asked.location)).text)).toContain(spaced(notices.hourMoveClosed));
});

test('an hour or a stay of which the year may be mistyped is booked once it is confirmed', async () => {
  const hour = hourOf('2040-04-03', 'Égérie Lointaine');
  const asked = await colleague.press('/desk/calendar?day=2040-04-03', t.book, hour);
  expect(spaced((await read(asked.location)).text)).toContain(spaced(notices.hourFar));
  const meant = { ...hour, onFar: datesIn(hour) };
  const booked = await colleague.press(asked.location, t.book, meant);
  expect(booked.location).toBe('/desk/calendar?day=2040-04-03&notice=done');
  const stay = {
    ...{ suite: suites[1].slug, from: '2040-04-03', to: '2040-04-05', adults: '1', children: '1' },
    ...{ firstName: 'Égérie', lastName: 'Lointaine', phone: '+33 1 00 00 00 00' },
    ...{ email: '', requests: '' },
  };
  const { location } = await colleague.press('/desk/residence', desk.stays.book, stay);
  expect(spaced((await read(location)).text)).toContain(spaced(notices.stayFar));
  const done = await colleague.press(location, desk.stays.book, {
    ...stay,
    onFar: datesIn(stay),
  });
  expect(done.location).toBe('/desk/residence?month=2040-04&notice=done');
});

test('a stay by hand on a closed night is booked once it is confirmed, and taken nights give back what was typed', async () => {
  const { stays } = desk;
  const night = anOpenDay();
  await close('residence', night);
  const page = `/desk/residence?month=${night.slice(0, 7)}`;
  const stay = {
    ...{ suite: suites[1].slug, from: night, to: addDays(night, 1), adults: '1', children: '1' },
    ...{ firstName: 'Égérie', lastName: 'D’Aulnoy', phone: '+33 1 00 00 00 00' },
    ...{ email: '', requests: 'Un lit\nd’enfant' },
  };
  const refused = await colleague.press(page, stays.book, stay);
  expect(spaced((await read(refused.location)).text)).toContain(spaced(notices.stayClosed));
  const confirmed = sure(stay);
  expect(await typedAt(refused.location, stays.book)).toMatchObject(confirmed);
  const { location } = await colleague.press(refused.location, stays.book, confirmed);
  expect(location).toBe(`${page}&notice=done`);
  const taken = await colleague.press(page, stays.book, { ...confirmed, lastName: 'Numa' });
  expect(spaced((await read(taken.location)).text)).toContain(spaced(notices.stayTaken));
  expect(await typedAt(taken.location, stays.book)).toMatchObject({ ...stay, lastName: 'Numa' });
  // Another stay is moved there the same way.
  const [from, to] = [addDays(night, 300), addDays(night, 301)];
  const far = `/desk/residence?month=${from.slice(0, 7)}`;
  const moved = sure({ ...stay, suite: suites[2].slug, from, to, lastName: 'Déplacée' });
  await colleague.press(far, stays.book, moved);
  const there = { from: night, to: addDays(night, 1) };
  const asked = await colleague.press(far, stays.moveButton, there);
  expect(spaced((await read(asked.location)).text)).toContain(spaced(notices.stayDatesClosed));
  expect(await typedAt(asked.location, stays.moveButton)).toMatchObject(sure(there));
  const done = await colleague.press(asked.location, stays.moveButton, sure(there));
  expect(done.location).toBe(`${page}&notice=done`);
  // Other nights of its month are counted by other tests.
  await close('residence', night, 'opened');
});

test('the day between arrival and departure names who sleeps in the house, and a Sunday says that it has no hours', async () => {
  const day = anOpenDay();
  await colleague.press('/desk/residence', desk.stays.book, {
    ...sure({ from: day, to: addDays(day, 2) }),
    ...{ suite: suites[3].slug, adults: '1', children: '0', email: '', requests: '' },
    ...{ firstName: 'Égérie', lastName: 'Endormie', phone: '+33 1 00 00 00 00' },
  });
  const { text } = await read(`/desk/calendar?day=${addDays(day, 1)}`);
  expect(spaced(text)).toMatch(/Au séjour, suite Chronos : Égérie Endormie/);
  expect(text).not.toContain(t.none);
  const sunday = addDays(mondayOf(day), 6);
  expect(hasHours(sunday)).toBe(false);
  for (const view of [`day=${sunday}`, `month=${sunday.slice(0, 7)}`]) {
    const { dom } = await read(`/desk/calendar?${view}`);
    const itsOwn = view.startsWith('day')
      ? dom.querySelector('main ol')
      : dom.querySelector(`main td:has(a[href$="day=${sunday}"])`);
    expect(itsOwn?.textContent, view).toContain(t.closed);
  }
});

test('the month of the Résidence is opened at today, which other months do not have', async () => {
  const { day } = clockAt(new Date());
  const { dom } = await read('/desk');
  const link = dom.querySelector('nav a[href^="/desk/residence"]')?.getAttribute('href');
  expect(link).toBe('/desk/residence#today');
  const month = await read('/desk/residence');
  expect(month.dom.querySelector('th#today')?.textContent).toBe(String(Number(day.slice(8))));
  const before = month.dom.querySelector('main nav a[href*="month="]')?.getAttribute('href') ?? '';
  const other = await read(before);
  expect(other.dom.querySelector('#today')).toBeNull();
  expect(other.dom.querySelectorAll('a[href$="#today"]')).toHaveLength(3);
});

test('a late cancellation keeps what the house says, which is due and said', async () => {
  const { stays } = desk;
  const { day } = clockAt(new Date());
  const page = `/desk/residence?month=${day.slice(0, 7)}`;
  await colleague.press(page, stays.book, {
    ...sure({ from: day, to: addDays(day, 2) }),
    ...{ suite: suites[1].slug, adults: '2', children: '0', email: '', requests: '' },
    ...{ firstName: 'Égérie', lastName: 'Tardive', phone: '+33 1 00 00 00 00' },
  });
  const said = async () => {
    const { dom } = await read(page);
    const one = dom.querySelectorAll('main li').find((li) => li.textContent.includes('Tardive'));
    return spaced(one?.querySelector('div')?.textContent ?? '');
  };
  const wrong = await colleague.press(page, stays.marks.cancelled, { kept: 'beaucoup' });
  expect(spaced((await read(wrong.location)).text)).toContain(spaced(notices.badKept));
  const done = await colleague.press(page, stays.marks.cancelled, { kept: '500' });
  expect(done.location).toBe(`${page}&notice=done`);
  expect(await said()).toMatch(/500.*dus pour l’annulation/);
  expect(await said()).toMatch(/500.*à régler/);
  expect(await said()).not.toContain('à régler sur place');
});

test('what was paid at the property is noted with its sum, said, handed back where it is too much, and taken back', async () => {
  const { stays } = desk;
  const { day } = clockAt(new Date());
  const page = `/desk/residence?month=${day.slice(0, 7)}`;
  await colleague.press(page, stays.book, {
    ...sure({ from: day, to: addDays(day, 2) }),
    ...{ suite: suites[0].slug, adults: '2', children: '0', email: '', requests: '' },
    ...{ firstName: 'Égérie', lastName: 'Réglée', phone: '+33 1 00 00 00 00' },
  });
  /** What the list says of her stay. */
  const said = async () => {
    const { dom } = await read(page);
    const one = dom.querySelectorAll('main li').find((li) => li.textContent.includes('Réglée'));
    return spaced(one?.querySelector('div')?.textContent ?? '');
  };
  const settled = spaced(stays.money.settled.replace('{amount} ', ''));
  expect(await said()).not.toContain(settled);
  expect(await said()).toContain(spaced(stays.money.due.replace('{amount} ', '')));
  const button = stays.settleButton.split(' {')[0] ?? '';
  const noted = await colleague.press(page, button);
  expect(noted.location).toBe(`${page}&notice=done`);
  expect(await said()).toContain(settled);
  // One night fewer leaves a sum to hand back, which waits until that is noted.
  const isHers = (link: { readonly textContent: string }) =>
    link.textContent.includes('Égérie Réglée') && link.textContent.includes('à rendre');
  const waits = async () => (await read('/desk')).dom.querySelectorAll('main a').find(isHers);
  expect(await waits()).toBeUndefined();
  await colleague.press(page, stays.moveButton, { from: day, to: addDays(day, 1) });
  expect((await waits())?.getAttribute('href')).toMatch(/\/desk\/residence\?month=[\d-]{7}#RS-/);
  const handed = await colleague.press(page, button);
  expect(handed.location).toBe(`${page}&notice=done`);
  expect(await waits()).toBeUndefined();
  expect(await said()).toContain(settled);
  // What was handed back of it is taken back first.
  const isThere = async (name: string) =>
    (await read(page)).dom.querySelectorAll('main button').some(({ text }) => text === name);
  expect(await isThere(stays.unsettleButton)).toBe(false);
  await colleague.press(page, stays.undoHandBackButton);
  const back = await colleague.fill(page, stays.unsettleButton);
  expect((await back()).location).toBe(`${page}&notice=done`);
  expect(await said()).not.toContain(settled);
  // From a second window, too late.
  expect((await back()).location).toBe(`${page}&notice=conflict`);
});

test('what was noted meanwhile is not overwritten by a second window, whose words come back beside it', async () => {
  const day = anOpenDay();
  await byHand(day, 'Égérie Notée');
  const page = `/desk/calendar?day=${day}`;
  const late = { videoLink: '', houseNote: 'Vient à deux' };
  const second = await colleague.fill(page, t.save, late);
  const first = await colleague.press(page, t.save, { ...late, houseNote: 'Aime le basalte' });
  expect(first.location).toBe(`${page}&notice=done`);
  const refused = (await second()).location;
  expect(refused).toContain('notice=conflict');
  expect((await read(refused)).text).toContain('Aime le basalte');
  expect(await typedAt(refused, t.save)).toMatchObject({ houseNote: late.houseNote });
  // Whoever has read both may replace it.
  const fields = { houseNote: late.houseNote };
  expect((await colleague.press(refused, t.save, fields)).location).toBe(`${page}&notice=done`);
  expect((await read(page)).text).not.toContain('Aime le basalte');
});

test('a day that the desk closes is offered to nobody until it is opened', async () => {
  const day = anOpenDay();
  const offers = async () =>
    (await read(`/appointment/book?day=${day}&spoken=fr`, aBrowser(shop.url))).html.includes(
      momentOf(day, '10:00').toISOString(),
    );
  const before = await offers();
  await close('hours', day);
  expect((await read(`/desk/calendar?day=${day}`)).text).toContain(t.closed);
  expect(await offers()).toBe(false);
  await close('hours', day, 'opened');
  expect(await offers()).toBe(before);
});

test('whoever closes a day on which somebody has an hour reads who that is, with telephone and link', async () => {
  const day = anOpenDay();
  await byHand(day, 'Égérie Appelée');
  // The form of the hour itself has a button of the same name.
  const { location } = await colleague.press(`/desk/calendar?month=${day.slice(0, 7)}`, t.save, {
    ...{ closed: 'hours', mark: 'closed', from: day, to: day },
  });
  const { dom, text } = await read(location);
  expect(spaced(text)).toContain(spaced(notices.doneBooked));
  const one = dom.querySelectorAll('main li').find((li) => li.textContent.includes('Appelée'));
  const links = one?.querySelectorAll('a').map((link) => link.getAttribute('href'));
  expect(links?.[0]).toBe('tel:+33100000000');
  expect(links?.[1]).toMatch(new RegExp(`^/desk/calendar\\?day=${day}#`));
  const opened = { closed: 'hours', mark: 'opened', from: day, to: day };
  await colleague.press(`/desk/calendar?month=${day.slice(0, 7)}`, t.save, opened);
});

test('what is closed every year is not opened at the desk, which says so', async () => {
  const [{ from }] = stayRules.closed;
  const night = `${Number(last.slice(0, 4)) + 1}-${from}`;
  const open = async (closed: 'hours' | 'residence', day: Day, to = day) => {
    const fields = { closed, mark: 'opened', from: day, to };
    const { location } = await colleague.press(
      `/desk/calendar?month=${night.slice(0, 7)}`,
      t.save,
      fields,
    );
    return spaced((await read(location)).text);
  };
  expect(await open('residence', night)).toContain(spaced(notices.alwaysClosed));
  let day = anOpenDay();
  while (hasHours(addDays(day, 1))) day = anOpenDay();
  const shut = addDays(day, 1);
  expect(await open('hours', shut)).toContain(spaced(notices.alwaysClosed));
  // What the desk has closed is opened beside it.
  await close('hours', day);
  expect(await open('hours', day, shut)).toContain(spaced(notices.openedPartly));
  expect(await open('hours', day)).toContain(spaced(notices.done));
});

test('closed nights are marked in the month of the Résidence and in the week, with their reason', async () => {
  const { stays } = desk;
  const day = anOpenDay();
  const by = stays.closedBy.replace('{author}', clio);
  await close('residence', day);
  const month = await read(`/desk/residence?month=${day.slice(0, 7)}`);
  const marked = month.dom
    .querySelectorAll('td')
    .filter(({ textContent }) => textContent.startsWith('×') && textContent.includes(by));
  expect(marked).toHaveLength(suites.length);
  expect(month.text).toContain(stays.closedNights);
  const week = await read(`/desk/calendar?week=${day}`);
  expect(week.text).toContain(by);
  const year = Number(day.slice(0, 4)) + 1;
  for (const path of [`/desk/residence?month=${year}-01`, `/desk/calendar?week=${year}-01-18`])
    expect((await read(path)).text, path).toContain(stays.closedEveryYear);
});

test('a private address opens the calendar without a session, until it is revoked; a guess is a 404', async () => {
  const day = anOpenDay();
  await byHand(day, 'Ἀθηνᾶ');
  const { location } = await colleague.press('/desk/calendar', t.share);
  const made = await readPage(await colleague.get(location));
  expect(made.dom.querySelector('details[open]')?.textContent).toContain(
    '/desk/calendar.ics?token=',
  );
  const addressIn = async () =>
    /\/desk\/calendar\.ics\?token=[\w-]{43}/.exec((await read('/desk/calendar')).text)?.[0];
  const address = (await addressIn()) ?? '';
  const follow = (path: string) => fetch(shop.url + path);
  const answer = await follow(address);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  const names = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one).summary);
  expect(names.join()).toContain('Ἀθηνᾶ');
  for (const guess of ['', '?token=', `?token=${'A'.repeat(43)}`, '?token=%00'])
    expect((await follow(`/desk/calendar.ics${guess}`)).status, guess).toBe(404);
  await colleague.press('/desk/calendar', t.shareAnew);
  const second = (await addressIn()) ?? '';
  expect([(await follow(address)).status, (await follow(second)).status]).toEqual([404, 200]);
  await colleague.press('/desk/calendar', t.revokeYes);
  expect((await follow(second)).status).toBe(404);
  // A new window may begin on the way.
  const length = 2 * limits.calendar.range + 1;
  const many = await Promise.all(Array.from({ length }, () => follow(second)));
  const statuses = new Set(many.map(({ status }) => status));
  expect(statuses).toEqual(new Set([404, 429]));
});

test('nobody but the staff books by hand or closes a day', async () => {
  const stranger = aBrowser(shop.url);
  const { status } = await stranger.get('/desk/calendar?month=2027-02');
  expect(status).toBe(307);
});

test('who has booked nights that the house closes afterwards does not read that they are lost', async () => {
  const { booking: words } = messages.fr;
  const night = aDay();
  const visitor = aBrowser(shop.url);
  const held = await visitor.press(bookAt(night), words.next, { adults: '2', children: '0' });
  const guest = { ...typedGuest, email: aGuestAddress() };
  const given = await visitor.press(held.location, words.next, guest);
  const payment = { payment: 'property' };
  const { location } = await visitor.press(given.location, words.confirmation.button, payment);
  await close('residence', night);
  const { text } = await read(location.replace('/booking/', '/move/'), visitor);
  expect(text).toContain(spaced(words.manage.moveText));
  expect(text).not.toContain(spaced(words.notices.closed));
  await close('residence', night, 'opened');
});
