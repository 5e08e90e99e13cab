import { describe, expect, test } from 'vitest';
import { clockAt } from '@/lib/calendar/clock';
import { addDays, addMonths } from '@/lib/calendar/days';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { termsToday } from '@/lib/residence/agreed-terms';
import { freeText, insteadText } from '@/lib/residence/stay-words';
import { messages } from '@/tests/content/texts';
import { mailsTo } from '@/tests/outbox';
import { aBrowser, type Fields } from '@/tests/server/forms';
import { ownShop } from '@/tests/server/own-shop';
import { readPage, spaced } from '@/tests/server/page';
import { aDay, aGuestAddress, bookAt, typedGuest } from './a-guest';

const house = 'maison@theogonie.example';
const shop = ownShop({ HOUSE_MAIL: house, LIMIT_FACTOR: '100' });

const { booking: fr } = messages.fr;
/** Books two nights as a visitor without scripts. @returns the path of the stay and the visitor */
async function aStay(locale: Locale = 'fr', email = aGuestAddress(), from = aDay()) {
  const { booking: t } = messages[locale];
  const visitor = aBrowser(shop.url);
  const on = (path: string) => localePath(locale, path);
  const held = await visitor.press(on(bookAt(from)), t.next, { adults: '2', children: '0' });
  expect(held.location).toContain(on('/residence/details/'));
  const typed = await visitor.press(held.location, t.next, { ...typedGuest, email });
  expect(typed.location).toContain(on('/residence/summary/'));
  const { location } = await visitor.press(typed.location, t.confirmation.button, {
    payment: 'card',
  });
  expect(location).toContain(on('/residence/booking/'));
  return { visitor, path: location, details: held.location, from, email };
}

/** That an e-mail confirms something. */
const confirming = /e-mail l[ae] confirme|تؤكد\S*(?: ذلك)? رسالة/g;

describe.each(['fr', 'ar'] as const)('in %s', (locale) => {
  const { booking: t, apartmentDescriptions } = messages[locale];
  test('a night is booked in three steps, confirmed by mail, moved and cancelled, without scripts', async () => {
    const { visitor, path, from, email } = await aStay(locale);
    const page = await readPage(await visitor.get(path));
    expect(page.text).toContain(t.confirmation.title);
    expect(page.text).toContain(apartmentDescriptions[3].name);
    expect(page.text).toMatch(/1[\s,.]?880/);
    await expect.poll(() => mailsTo(shop.dataDir, email)).toHaveLength(1);
    expect(mailsTo(shop.dataDir, email)[0]?.text).toContain(path);
    const later = addDays(from, 1);
    const move = `${path.replace('/booking/', '/move/')}?from=${later}&to=${addDays(later, 1)}`;
    // What the dates cost if they are cancelled is said before they are taken.
    const offered = await readPage(await visitor.get(move));
    const free = freeText(
      { ...termsToday, checkIn: later, state: 'held' },
      messages[locale],
      locale,
      new Date(),
    );
    expect(offered.text).toContain(spaced(free));
    // So is what is left for them, which the stay's own dates do not say.
    const left = { checkIn: from, checkOut: addDays(from, 2), totalCents: 188_000 };
    const instead = spaced(insteadText(left, messages[locale], locale));
    expect(offered.text).toContain(instead);
    const [own] = move.split('?');
    expect((await readPage(await visitor.get(own ?? ''))).text).not.toContain(instead);
    const moved = await visitor.press(move, t.manage.moveButton);
    const { text: told } = await readPage(await visitor.get(moved.location));
    expect(told).toContain(spaced(t.notices.moved));
    expect(told.match(confirming), 'an e-mail that confirms is named once').toHaveLength(1);
    const [number = 'no number'] = /RS-\d{4}-\w{8}/.exec(page.text) ?? [];
    const cancelled = await visitor.press(path, t.manage.cancelButton);
    const over = await readPage(await visitor.get(cancelled.location));
    expect(over.text).toMatch(new RegExp(`${t.number}\\s*${number}`));
    expect(over.text).toContain(spaced(t.notices.cancelled));
    expect(over.text).toContain(spaced(t.manage.cancelledText));
    await expect.poll(() => mailsTo(shop.dataDir, email)).toHaveLength(3);
  });
});

/** What the calendar says after a form with these dates and guests. */
async function refusalOf(fields: Fields, suite = 'poseidon') {
  const visitor = aBrowser(shop.url);
  const all = { adults: '2', children: '0', suite, ...fields };
  const { location } = await visitor.press('/residence/book', fr.next, all);
  expect(location).toContain('/residence/book?');
  return (await readPage(await visitor.get(location))).text;
}

test('what cannot be booked is refused with a sentence, and nothing is held', async () => {
  const from = aDay();
  const today = clockAt(new Date()).day;
  const cases: readonly (readonly [Fields, string])[] = [
    [{}, fr.notices.datesMissing],
    [{ from, to: '2027-02-30' }, fr.notices.datesMissing],
    [{ from, to: from }, fr.notices.order],
    [{ from, to: addDays(from, -1) }, fr.notices.order],
    [{ from: addDays(today, -1), to: addDays(today, 1) }, fr.notices.past],
    [{ from: addDays(addMonths(today, 18), 1), to: addDays(addMonths(today, 18), 3) }, '18 mois'],
    [{ from, to: addDays(from, 15) }, '14 nuits'],
    [{ from, to: addDays(from, 1), adults: '0' }, fr.notices.noAdult],
    [{ from, to: addDays(from, 1), adults: '5' }, fr.notices.tooManyGuests],
    [{ from, to: addDays(from, 1), adults: 'many' }, fr.notices.noAdult],
    [{ from, to: addDays(from, 1), children: '-1' }, fr.notices.tooManyGuests],
    [{ from, to: addDays(from, 1), key: 'not-a-key' }, fr.notices.datesMissing],
  ];
  for (const [fields, sentence] of cases) {
    expect(spaced(await refusalOf(fields)), JSON.stringify(fields)).toContain(spaced(sentence));
  }
});

test('who goes on without dates comes back to the month that was looked at', async () => {
  const month = aDay().slice(0, 7);
  const page = `/residence/book?suite=poseidon&month=${month}`;
  const { location } = await aBrowser(shop.url).press(page, fr.next, {});
  expect(new URL(location, shop.url).searchParams.get('month')).toBe(month);
});

test('fifty visitors at one suite and night: one begins a booking, the others read why not', async () => {
  const from = aDay();
  const forms = await Promise.all(
    Array.from({ length: 50 }, () =>
      aBrowser(shop.url).fill(bookAt(from), fr.next, { adults: '1', children: '0' }),
    ),
  );
  const answers = await Promise.all(forms.map((send) => send()));
  const held = answers.filter(({ location }) => location.includes('/residence/details/'));
  const told = answers.filter(({ location }) => location.includes('notice=taken'));
  expect([held.length, told.length]).toEqual([1, 49]);
});

test('a taken night is told apart by a name, and cannot be chosen', async () => {
  const { from } = await aStay();
  const { dom } = await readPage(
    await aBrowser(shop.url).get(`/residence/book?suite=poseidon&month=${from.slice(0, 7)}`),
  );
  const names = dom
    .querySelectorAll('td')
    .map((cell) => [cell.querySelector('a') !== null, cell.textContent]);
  const taken = names.filter(([, text]) => String(text).endsWith(`, ${fr.dates.taken}`));
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.every(([isLink]) => !isLink)).toBe(true);
});

test('Back after the confirmation, a second tab and a double press book once', async () => {
  const { visitor, path, details } = await aStay();
  for (const page of [details, details.replace('/details/', '/summary/')]) {
    const answer = await visitor.get(page);
    expect(answer.status).toBe(307);
    expect(answer.headers.get('location')).toContain(path);
  }
});

test('without scripts so many guests are chosen by a link, and stay chosen while a day is', async () => {
  const visitor = aBrowser(shop.url);
  const { adults, children } = messages.fr.bookingForm;
  /** The page that a link leads to: among the numbers of a list, or the first day that can be chosen. */
  const follow = async (path: string, links: string, text?: string) => {
    const { dom } = await readPage(await visitor.get(path));
    const found = dom
      .querySelectorAll(`main ${links}`)
      .find((link) => text === undefined || link.textContent === text);
    return (found?.getAttribute('href') ?? '').replaceAll('&amp;', '&');
  };
  const three = await follow('/residence/book?suite=chronos', `nav[aria-label="${adults}"] a`, '3');
  const one = await follow(three, `nav[aria-label="${children}"] a`, '1');
  const day = await follow(one, 'table a');
  expect(day).toContain('from=');
  const { dom } = await readPage(await visitor.get(day));
  const chosen = dom.querySelectorAll('main select option[selected]');
  expect(chosen.map(({ textContent }) => textContent)).toEqual(['3', '1']);
  const marked = dom.querySelectorAll('main fieldset [aria-current=true]');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['3', '1']);
});

test('who chooses a suite for fewer guests than before reads that their number was lowered', async () => {
  const said = async (query: string) => {
    const { text } = await readPage(await aBrowser(shop.url).get(`/residence/book?${query}`));
    return text.includes(spaced(fr.fewer));
  };
  expect(await said('suite=cabinet&adults=2')).toBe(true);
  expect(await said('suite=poseidon&adults=1&children=2')).toBe(true);
  for (const query of ['suite=cabinet', 'suite=cabinet&adults=1', 'suite=poseidon&adults=2'])
    expect(await said(query), query).toBe(false);
});

test('a form of a guest says what is missing and what is wrong, with what was typed', async () => {
  const visitor = aBrowser(shop.url);
  const held = await visitor.press(bookAt(aDay()), fr.next, { adults: '2', children: '0' });
  const wrong = { email: 'nobody', phone: 'abc', city: '' };
  const fields = { ...typedGuest, ...wrong, lastName: '<b>שלום</b> ليلى' };
  const page = await visitor.press(held.location, fr.next, fields);
  const marked = page.dom.querySelectorAll('main [aria-invalid=true]');
  expect(marked.map((field) => field.getAttribute('name'))).toEqual(Object.keys(wrong));
  expect(page.text).toContain(spaced(fr.faults.email));
  expect(page.text).toContain(spaced(fr.faults.phone));
  expect(page.dom.querySelector('[name=lastName]')?.getAttribute('value')).toBe(fields.lastName);
});

test('a stay is shown by its link alone: no number, no other token', async () => {
  const { path, email } = await aStay();
  await expect.poll(() => mailsTo(shop.dataDir, email)).toHaveLength(1);
  const number = /RS-\d{4}-\w{8}/.exec(mailsTo(shop.dataDir, email)[0]?.text ?? '')?.[0] ?? '';
  const half = path.slice(0, -3);
  for (const guess of [`/residence/booking/${number}`, half, '/residence/booking/none']) {
    const { text } = await readPage(await aBrowser(shop.url).get(guess));
    expect(text).toContain(fr.manage.noneTitle);
    expect(text).not.toContain(fr.confirmation.title);
  }
  const shown = await aBrowser(shop.url).get(path);
  expect(shown.headers.get('cache-control')).toContain('no-store');
  expect(await shown.text()).toMatch(/<meta name="robots" content="noindex/);
});

test.each([
  ['', '15 h'],
  ['/en', '15:00'],
  ['/ar', '15:00'],
])('pages under %s say when guests come as the language writes it', async (language, time) => {
  for (const path of ['/residence', '/residence/zeus', '/contact', '/residence.md']) {
    const page = await readPage(await aBrowser(shop.url).get(language + path));
    // Markdown has no body.
    const text = page.text || spaced(page.html);
    expect(text, path).toContain(time);
    if (language === '') expect(text, path).not.toMatch(/\b\d{1,2}:00\b/);
  }
});
