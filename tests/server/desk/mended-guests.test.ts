import { beforeAll, expect, test, vi } from 'vitest';
import { hoursOf } from '@/lib/appointments/slots';
import { clockAt } from '@/lib/calendar/clock';
import { addDays } from '@/lib/calendar/days';
import { desk } from '@/messages/fr/desk/desk';
import { mailsTo } from '@/tests/outbox';
import { aBrowser, type Visitor } from '@/tests/server/forms';
import { aColleague } from '@/tests/server/mailbox';
import { ownShop } from '@/tests/server/own-shop';
import { readPage, spaced } from '@/tests/server/page';
import { aDay, aGuestAddress } from '@/tests/server/residence/a-guest';

const clio = 'clio@theogonie.example';
const shop = ownShop({ STAFF: clio });
let colleague: Visitor;
beforeAll(async () => {
  colleague = await aColleague(shop, clio);
});

const { calendar, stays, notices, faults } = desk;
const read = async (path: string) => readPage(await colleague.get(path));

/** The page that a mail to an address leads to, once it has come: the paths of its links. */
async function linkTo(email: string, page: string): Promise<string> {
  const links = () =>
    mailsTo(shop.dataDir, email).flatMap(
      ({ text }) => new RegExp(`https?://[^/\\s]+(/\\S*${page}/\\S+)`).exec(text)?.[1] ?? [],
    );
  await vi.waitFor(() => expect(links()).not.toEqual([]), { timeout: 15_000, interval: 100 });
  return links()[0] ?? '';
}

const guest = {
  ...{ firstName: 'Égérie', lastName: 'Numa', phone: '+33 1 00 00 00 00', language: 'fr' },
  ...{ adults: '2', children: '0', requests: 'Au calme' },
};

test('a guest whose address was misheard is corrected, and the link that went astray opens nothing', async () => {
  const [wrong, right, from] = [aGuestAddress(), aGuestAddress(), aDay()];
  const month = `/desk/residence?month=${from.slice(0, 7)}`;
  const dates = { from, to: addDays(from, 2), suite: 'zeus' };
  await colleague.press(month, stays.book, { ...guest, ...dates, email: wrong });
  const astray = await linkTo(wrong, 'residence/booking');
  const stranger = aBrowser(shop.url);
  expect((await stranger.get(astray)).status).toBe(200);
  const mend = (fields: object) =>
    colleague.press(month, stays.mendButton, { ...guest, ...fields });
  const nameless = await mend({ lastName: ' ', email: right, adults: '1' });
  expect(nameless.location).toContain('notice=badGuest&form=mendStay&at=lastName');
  const { dom, text } = await read(nameless.location);
  expect(text).toContain(faults.lastName);
  // What was left empty stays so: the name that stood there is the wrong one.
  const surname = dom.querySelector('input[name=lastName][aria-invalid]');
  expect(surname?.getAttribute('value') ?? '').toBe('');
  expect(dom.querySelector(`[name=email][value="${right}"]`)).not.toBeNull();
  expect((await stranger.get(astray)).status).toBe(200);
  const crowded = await mend({ email: right, children: '4' });
  expect(spaced((await read(crowded.location)).text)).toContain(spaced(notices.tooManyGuests));
  const stale = await colleague.fill(month, stays.mendButton, { ...guest, email: wrong });
  const { location } = await mend({ lastName: '\u202ePompilia', email: right });
  expect(location).toBe(`${month}&notice=done`);
  // A colleague whose form is older reads what stands now, and does not put the wrong address back.
  const late = await stale();
  expect(late.location).toBe(`${month}&notice=conflict`);
  const again = (await read(late.location)).dom;
  expect(again.querySelector(`[name=email][value="${right}"]`)).not.toBeNull();
  expect(again.querySelector(`[name=email][value="${wrong}"]`)).toBeNull();
  const mended = (await read(month)).text;
  // Nothing turns her name around, and the mail that went astray says where to.
  expect(mended).toContain('Égérie Pompilia');
  expect(mended).toContain(wrong);
  expect((await stranger.get(astray)).status).toBe(404);
  expect((await stranger.get(await linkTo(right, 'residence/booking'))).status).toBe(200);
});

test('an hour by hand is written by the clocks of who calls, in the mail and at the desk, and its visitor is corrected', async () => {
  let day = addDays(clockAt(new Date()).day, 2);
  while (hoursOf(day).length === 0) day = addDays(day, 1);
  const [wrong, right] = [aGuestAddress(), aGuestAddress()];
  const page = `/desk/calendar?day=${day}`;
  const caller = {
    ...{ name: 'Égérie Numa', phone: '+971 4 000 0000', language: 'en', wishes: '' },
    zone: 'Asia/Dubai',
  };
  const hour = { on: day, time: '10:00', place: 'telephone', spoken: 'en' };
  await colleague.press(page, calendar.book, { ...hour, ...caller, email: wrong });
  const astray = await linkTo(wrong, 'appointment/booked');
  const { text } = await readPage(await aBrowser(shop.url).get(astray));
  expect(text).toMatch(/in Dubai/);
  const shown = await read(page);
  expect(shown.text).toContain('chez le visiteur');
  expect(shown.dom.querySelector('option[value="Asia/Dubai"][selected]')).not.toBeNull();
  const mended = { ...caller, zone: 'Europe/Paris', email: right };
  const { location } = await colleague.press(page, stays.mendButton, mended);
  expect(location).toBe(`${page}&notice=done`);
  expect((await read(page)).text).not.toContain('chez le visiteur');
  expect((await aBrowser(shop.url).get(astray)).status).toBe(404);
  expect((await aBrowser(shop.url).get(await linkTo(right, 'appointment/booked'))).status).toBe(
    200,
  );
});
