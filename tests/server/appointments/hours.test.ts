import { describe, expect, test } from 'vitest';
import { readHourQuery } from '@/lib/appointments/hour-query';
import { whenText } from '@/lib/appointments/hour-words';
import { weekFrom } from '@/lib/appointments/week';
import { timeInWords, weekdayInWords } from '@/lib/calendar/dates';
import { formatText } from '@/lib/i18n/format';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { messages } from '@/tests/content/texts';
import { mailsTo } from '@/tests/outbox';
import { aBrowser, aVisitor } from '@/tests/server/forms';
import { prove } from '@/tests/server/mailbox';
import { ownShop } from '@/tests/server/own-shop';
import { readPage, spaced } from '@/tests/server/page';

const house = 'maison@theogonie.example';
const shop = ownShop({ HOUSE_MAIL: house, LIMIT_FACTOR: '100' });

const { appointment: fr } = messages.fr;
const anAddress = () => `hour-${crypto.randomUUID()}@theogonie.example`;

/** The addresses of the free hours of a page, from the third week on, where every day lies ahead. */
async function freeHours(page: string, visitor = aBrowser(shop.url)) {
  const { dom } = await readPage(await visitor.get(page));
  return dom
    .querySelectorAll('#hours li li a')
    .map((link) => (link.getAttribute('href') ?? '').replaceAll('&amp;', '&'));
}

/** Whether a mail confirms an hour: it has the link of its page. */
const isConfirmation = ({ text }: { readonly text: string }) =>
  text.includes('/appointment/booked/');

/** A page of free hours in a week without holidays of the house, each time another one. */
let from: string | undefined;
function aWeek(locale: Locale, query: string) {
  // After the last week the second one again: other hours of it are free.
  from = weekFrom(from, new Date()).next ?? weekFrom(undefined, new Date()).next;
  return `${localePath(locale, '/appointment/book')}?${query}&from=${from}`;
}

/** Books an hour as a visitor without scripts. @returns the path of its page and the visitor */
async function anHour(locale: Locale = 'fr', query = 'place=video&zone=Asia/Dubai') {
  const { appointment: t } = messages[locale];
  const visitor = aBrowser(shop.url);
  const email = anAddress();
  let hours: string[] = [];
  while (hours.length === 0) hours = await freeHours(aWeek(locale, query), visitor);
  const [hour = ''] = hours;
  const caller = { name: 'Léda', email, phone: '+971 50 000 0000', wishes: 'Le cuir' };
  const { location } = await visitor.press(hour, t.caller.button, caller);
  expect(location).toContain(localePath(locale, '/appointment/booked/'));
  return { visitor, path: location, hour, email, hours };
}

describe.each(['fr', 'ar'] as const)('in %s', (locale) => {
  const { appointment: t } = messages[locale];
  test('an hour by video from Dubai is booked, confirmed by mail, moved and cancelled, without scripts', async () => {
    const { visitor, path, email, hours } = await anHour(locale);
    const page = await readPage(await visitor.get(path));
    expect(page.text).toContain(t.confirmation.title);
    expect(page.text).toContain(t.zones['Asia/Dubai']);
    expect(page.text).toContain(t.zones['Europe/Paris']);
    await expect.poll(() => mailsTo(shop.dataDir, email)).toHaveLength(1);
    expect(mailsTo(shop.dataDir, email)[0]?.text).toContain(path);
    const at = new URL(hours[1] ?? '', shop.url).searchParams.get('at');
    const move = `${path.replace('/booked/', '/move/')}?at=${at}`;
    // The hour that is left is said beside the one that is chosen.
    const chosen = await readPage(await visitor.get(move));
    const left = new URL(hours[0] ?? '', shop.url).searchParams;
    const { at: leftAt } = readHourQuery(Object.fromEntries(left), locale);
    const placed = { at: leftAt ?? new Date(0), place: 'video', zone: 'Asia/Dubai' } as const;
    const when = whenText(placed, messages[locale], locale);
    expect(chosen.text).toContain(spaced(formatText(t.pick.moveText, locale, { when })));
    const moved = await visitor.press(move, t.manage.moveButton);
    expect((await readPage(await visitor.get(moved.location))).text).toContain(
      spaced(t.notices.moved),
    );
    const cancelled = await visitor.press(path, t.manage.cancelButton);
    expect((await readPage(await visitor.get(cancelled.location))).text).toContain(
      spaced(t.notices.cancelled),
    );
    await expect.poll(() => mailsTo(shop.dataDir, email)).toHaveLength(3);
  });
});

test('a piece leads to the hours with its configuration, which the house reads', async () => {
  const visitor = aBrowser(shop.url);
  const { location } = await visitor.press('/bed/zeus', fr.title, { option: 'led_lighting' });
  expect(location).toContain('/appointment/book?about=lit-zeus.led_lighting');
  const { email } = await anHour('fr', 'place=salon&about=lit-zeus.led_lighting');
  await expect.poll(() => mailsTo(shop.dataDir, email)).toHaveLength(1);
  expect(mailsTo(shop.dataDir, email)[0]?.text).toContain(
    messages.fr.options.beds.led_lighting.name,
  );
});

test('a visit is offered and written by the clocks of Paris alone, to a visitor in Sydney too', async () => {
  const query = 'place=salon&zone=Australia/Sydney';
  const { path, visitor, email } = await anHour('fr', query);
  const { dom, text } = await readPage(
    await visitor.get(`/appointment/book?${query}&from=${from}`),
  );
  const days = dom.querySelectorAll('#hours ol > li');
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) {
    const [link] = day.querySelectorAll('a');
    const address = (link?.getAttribute('href') ?? '').replaceAll('&amp;', '&');
    const at = new Date(new URL(address, shop.url).searchParams.get('at') ?? '');
    expect(day.querySelector('h3')?.textContent).toBe(weekdayInWords(at, 'fr'));
    expect(link?.querySelector('span')?.textContent).toBe(timeInWords(at, 'fr'));
  }
  expect(text).toContain(spaced(fr.pick.textSalon));
  const booked = await readPage(await visitor.get(path));
  // Where the mail went, and the number that was typed.
  for (const typed of [email, '+971 50 000 0000']) expect(booked.text).toContain(typed);
  expect(booked.text).toContain(fr.zones['Europe/Paris']);
  for (const shown of [text, booked.text])
    expect(shown).not.toContain(fr.zones['Australia/Sydney']);
});

test('an hour on the telephone needs a number, and a form says what is missing, with what was typed', async () => {
  const visitor = aBrowser(shop.url);
  let hours: string[] = [];
  while (hours.length === 0) hours = await freeHours(aWeek('fr', 'place=telephone'), visitor);
  const fields = { name: '<b>ليلى</b>', email: 'nobody', phone: 'abc', wishes: '' };
  const page = await visitor.press(hours[0] ?? '', fr.caller.button, fields);
  expect(page.text).toContain(spaced(fr.faults.email));
  expect(page.text).toContain(spaced(fr.faults.phone));
  expect(page.dom.querySelector('[name=name]')?.getAttribute('value')).toBe(fields.name);
});

test('an hour that nobody offers is refused with a sentence', async () => {
  const fields = { name: 'Léda', email: anAddress(), phone: '', wishes: '' };
  const cases = [
    ['2020-01-07T09:00Z', fr.notices.past],
    ['2099-01-06T09:00Z', fr.notices.noHour],
  ] as const;
  for (const [at, sentence] of cases) {
    const visitor = aBrowser(shop.url);
    const page = `/appointment/details?place=salon&at=${at}`;
    const { text } = await visitor.press(page, fr.caller.button, { ...fields, at });
    expect(spaced(text), at).toContain(spaced(sentence));
  }
});

/** The address of an hour that one adviser alone can have. */
async function anHourInRussian() {
  let hours: string[] = [];
  while (hours.length === 0) hours = await freeHours(aWeek('fr', 'place=video&spoken=ru'));
  return hours[0] ?? '';
}

test('who loses an hour to somebody else keeps all that was typed, and takes one that is free now', async () => {
  const hour = await anHourInRussian();
  const lost = new URL(hour, shop.url).searchParams.get('at') ?? '';
  const typed = {
    name: '<b>Léda</b>',
    email: anAddress(),
    phone: '+7 495 000',
    wishes: 'Le cuir\n& le lit',
  };
  const loser = aBrowser(shop.url);
  const send = await loser.fill(hour, fr.caller.button, typed);
  const other = { ...typed, email: anAddress() };
  const won = await aBrowser(shop.url).press(hour, fr.caller.button, other);
  expect(won.location).toContain('/appointment/booked/');
  const page = await send();
  expect(page.text).toContain(spaced(fr.notices.taken));
  for (const name of ['name', 'email', 'phone'] as const)
    expect(page.dom.querySelector(`[name=${name}]`)?.getAttribute('value')).toBe(typed[name]);
  expect(spaced(page.dom.querySelector('[name=wishes]')?.textContent ?? '')).toBe(
    spaced(typed.wishes),
  );
  const free = page.dom
    .querySelectorAll('input[type=radio][name=at]')
    .map((radio) => radio.getAttribute('value') ?? '');
  expect(free).not.toContain(lost);
  expect(page.dom.querySelectorAll('input[type=hidden][name=at]')).toHaveLength(0);
  const { location } = await loser.press(hour, fr.caller.button, { ...typed, at: free[0] ?? '' });
  expect(location).toContain('/appointment/booked/');
});

test('a double press, and the button again after Back, book one hour and lead to it', async () => {
  const hour = await anHourInRussian();
  const caller = { name: 'Léda', email: anAddress(), phone: '', wishes: '' };
  const send = await aBrowser(shop.url).fill(hour, fr.caller.button, caller);
  const [first, second] = await Promise.all([send(), send()]);
  expect(first.location).toContain('/appointment/booked/');
  expect(second.location).toBe(first.location);
  expect((await send()).location).toBe(first.location);
  await expect.poll(() => mailsTo(shop.dataDir, caller.email)).toHaveLength(1);
});

test('who asks for the same hour on another page reads that they have it, and has one', async () => {
  const { visitor, hour, email } = await anHour();
  const typed = { name: 'Léda', email, phone: '', wishes: '' };
  const page = await visitor.press(hour, fr.caller.button, typed);
  expect(page.text).toContain(spaced(fr.notices.twice));
  // So does the owner of the address, once they have proven it, in any browser.
  const owner = await aVisitor(shop.url, { email });
  await prove(owner, shop.dataDir, '/my-data', email);
  const proven = await owner.press(hour, fr.caller.button, typed);
  expect(proven.text).toContain(spaced(fr.notices.twice));
  expect(mailsTo(shop.dataDir, email).filter(isConfirmation)).toHaveLength(1);
});

test('who types the address of somebody else learns nothing of their hour, whose owner reads of both', async () => {
  const { hour, email, path } = await anHour();
  await expect.poll(() => mailsTo(shop.dataDir, email).filter(isConfirmation)).toHaveLength(1);
  const stranger = aBrowser(shop.url);
  const typed = { name: 'Argos', email, phone: '', wishes: '' };
  const { location, text } = await stranger.press(hour, fr.caller.button, typed);
  expect(text).not.toContain(spaced(fr.notices.twice));
  expect(location).toContain('/appointment/booked/');
  expect(location).not.toBe(path);
  const shown = await readPage(await stranger.get(location));
  expect(shown.text).toContain(fr.confirmation.title);
  await expect.poll(() => mailsTo(shop.dataDir, email).filter(isConfirmation)).toHaveLength(2);
  const [, second] = mailsTo(shop.dataDir, email).filter(isConfirmation);
  expect(spaced(second?.text ?? '')).toContain('est pris à la même heure avec votre adresse');
});

test('of fifty visitors at one hour in Russian one gets it, the others read why not', async () => {
  const hour = await anHourInRussian();
  const forms = await Promise.all(
    Array.from({ length: 50 }, () =>
      aBrowser(shop.url).fill(hour, fr.caller.button, {
        ...{ name: 'Léda', email: anAddress(), phone: '', wishes: '' },
      }),
    ),
  );
  const answers = await Promise.all(forms.map((send) => send()));
  const booked = answers.filter(({ location }) => location.includes('/appointment/booked/'));
  const told = answers.filter(({ text }) => text.includes(spaced(fr.notices.taken)));
  expect([booked.length, told.length]).toEqual([1, 49]);
});

test('an hour is shown by its link alone: no number, no other token', async () => {
  const { path } = await anHour();
  for (const guess of [path.slice(0, -3), '/appointment/booked/none']) {
    const answer = await aBrowser(shop.url).get(guess);
    expect(answer.status).toBe(404);
    expect((await readPage(answer)).text).toContain(fr.manage.noneTitle);
  }
  const shown = await aBrowser(shop.url).get(path);
  expect(shown.headers.get('cache-control')).toContain('no-store');
  expect(await shown.text()).toMatch(/<meta name="robots" content="noindex/);
});

test('« Mes données » leads to the hours of an address, for who has proven it alone', async () => {
  const { email, path } = await anHour();
  const owner = await aVisitor(shop.url, { email });
  await prove(owner, shop.dataDir, '/my-data', email);
  const page = await readPage(await owner.get('/my-data'));
  expect(page.text).toContain(messages.fr.myData.hours.title);
  expect(page.dom.querySelector(`main a[href="${path}"]`)?.textContent).toBe(fr.places.video.title);
  const other = await aVisitor(shop.url);
  await prove(other, shop.dataDir, '/my-data', other.email);
  expect((await readPage(await other.get('/my-data'))).html).not.toContain('/appointment/booked/');
});

test('a form that is shown again after Back books another appointment for somebody else', async () => {
  const { hours } = await anHour('fr', 'place=salon');
  const path = hours.find((_, index) => index > 0) ?? '';
  const browser = aBrowser(shop.url);
  const { dom } = await readPage(await browser.get(path));
  const key = dom.querySelector('main [name=key]')?.getAttribute('value') ?? '';
  const one = { name: 'Grace', email: anAddress(), phone: '', wishes: '', key };
  const other = { ...one, name: 'Ada', email: anAddress() };
  const first = await browser.press(path, fr.caller.button, one);
  const second = await browser.press(path, fr.caller.button, other);
  expect(second.location).toContain('/appointment/booked/');
  expect(second.location).not.toBe(first.location);
  expect((await browser.press(path, fr.caller.button, one)).location).toBe(first.location);
  await expect.poll(() => mailsTo(shop.dataDir, other.email)).toHaveLength(1);
});

test('who moves an hour to the telephone is asked for a number, which the house has then', async () => {
  const { hours } = await anHour('fr', 'place=salon');
  const visitor = aBrowser(shop.url);
  const caller = { name: 'Léda', email: anAddress(), phone: '', wishes: '' };
  const { location } = await visitor.press(hours[1] ?? '', fr.caller.button, caller);
  const at = new URL(hours[2] ?? '', shop.url).searchParams.get('at');
  const page = `${location.replace('/booked/', '/move/')}?place=telephone&at=${at}`;
  const refused = await visitor.press(page, fr.manage.moveButton, { phone: '' });
  expect(refused.location).toContain('notice=noPhone');
  const shown = await readPage(await visitor.get(refused.location));
  expect(shown.text).toContain(spaced(fr.notices.noPhone));
  const marked = shown.dom.querySelector('main [name=phone]')?.getAttribute('aria-invalid');
  expect(marked).toBe('true');
  // What was typed is given back there, and nowhere in an address.
  const wrong = await visitor.press(page, fr.manage.moveButton, { phone: '+33 1 23 oups' });
  expect(wrong.location).not.toContain('oups');
  const given = await readPage(await visitor.get(wrong.location));
  const field = given.dom.querySelector('main [name=phone]');
  expect(field?.getAttribute('value')).toBe('+33 1 23 oups');
  expect(field?.hasAttribute('autofocus')).toBe(true);
  const unasked = (await readPage(await visitor.get(page))).dom.querySelector('main [name=phone]');
  expect(unasked?.hasAttribute('autofocus')).toBe(false);
  const moved = await visitor.press(page, fr.manage.moveButton, { phone: '+33 1 23 45 67 89' });
  expect(moved.location).toContain('notice=moved');
  const again = await readPage(await visitor.get(page));
  expect(again.dom.querySelector('main [name=phone]')).toBeNull();
});
