import { expect, test } from 'vitest';
import { suites } from '@/content/residence/suites';
import { run } from '@/db/client';
import { bookHourByHand, listHours } from '@/db/desk/desk-hours';
import { bookByHand, listStays } from '@/db/desk/desk-stays';
import { listMatterMails } from '@/db/mail/matter-mails';
import { findSentMail } from '@/db/mail/sent-mails';
import { mails } from '@/db/schema';
import { openingTimes } from '@/lib/appointments/slots';
import { clockAt } from '@/lib/calendar/clock';
import { hourIn, stayIn } from '@/lib/desk/forms/by-hand';
import { locales } from '@/lib/i18n/locales';
import { desk } from '@/messages/fr/desk/desk';
import { sendNext } from '@/server/mail/mail-worker';
import { anEmail } from '@/tests/db/account/visitor';
import { aFreeMoment } from '@/tests/db/appointments/an-hour';
import { aMailServer } from '@/tests/db/mail/mail-server';
import { aHold } from '@/tests/db/residence/a-stay';
import { previewMailByHand } from '@/use-cases/desk/foresee-mail';

aMailServer();

const clio = 'clio@theogonie.example';
const aForm = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
/** What is read of a mail, without the number that comes with the booking. */
const said = (html = '') =>
  html
    .slice(html.indexOf('<main>'))
    .replace(/<[^>]*>/g, '')
    .replace(/(R[SV]-\d{4}-)(?:…|\w{8})/g, '$1');
const leftOf = async (about: 'booking' | 'appointment', id = '') => {
  while ((await sendNext()) !== 'none due');
  const [mail] = await listMatterMails(about, [id]);
  return said((await findSentMail(mail?.id ?? id))?.html);
};

/** What is typed for a stay in suite 3. */
function aStayForm(more: Readonly<Record<string, string>> = {}) {
  const { stay } = aHold();
  const suite = suites.find(({ id }) => id === stay.suite)?.slug ?? '';
  const typed = {
    ...{ suite, from: stay.checkIn, to: stay.checkOut, adults: '2', children: '0' },
    ...{ firstName: 'Égérie', lastName: 'Numa', phone: '+33 1 00 00 00 00', requests: '' },
    ...{ email: anEmail(), ...more },
  };
  return { stay, form: aForm(typed), now: clockAt(new Date()).day };
}

/** What is typed for an hour. */
function anHourForm(more: Readonly<Record<string, string>> = {}) {
  let { day, time } = clockAt(aFreeMoment());
  while (!openingTimes.includes(time)) ({ day, time } = clockAt(aFreeMoment()));
  const typed = {
    ...{ on: day, time, place: 'telephone', spoken: 'ru', name: 'Numa' },
    ...{ phone: '+33 1 00 00 00 00', wishes: '', email: anEmail(), ...more },
  };
  return aForm(typed);
}

test.each(locales)(
  'in %s the confirmation of a stay by hand is seen before it is booked, as it leaves then',
  async (language) => {
    const { stay, form, now } = aStayForm({ language });
    const waiting = () => run((db) => db.$count(mails));
    const others = await waiting();
    const before = said(await previewMailByHand('stay', form));
    expect(await listStays(stay.checkIn, stay.checkOut)).toEqual([]);
    expect(await waiting()).toBe(others);
    const typed = stayIn(form, now);
    if (!typed.stay || !typed.guest) throw new Error(`amiss: ${typed.wrong}`);
    expect(await bookByHand(typed.stay, typed.guest, clio)).toBe('done');
    const [booked] = await listStays(stay.checkIn, stay.checkOut);
    expect(await leftOf('booking', booked?.id)).toBe(before);
    expect(before).toContain('RS-');
  },
);

test.each(locales)(
  'in %s the confirmation of an hour by hand is seen with its adviser before it is booked, as it leaves then',
  async (language) => {
    const form = anHourForm({ language });
    const before = said(await previewMailByHand('hour', form));
    const { hour, caller } = hourIn(form, new Date());
    if (!hour || !caller) throw new Error('something is amiss');
    const asked = { ...hour, id: crypto.randomUUID(), language, caller };
    expect(await bookHourByHand(asked, clio)).toBe('done');
    const [booked] = await listHours(hour.startsAt, new Date(hour.startsAt.getTime() + 1));
    expect(await leftOf('appointment', booked?.id)).toBe(before);
    expect(before).toContain('RV-');
  },
);

test('without an address, or with what cannot be booked, the desk reads that nothing can be shown', async () => {
  const amiss = (field: string, value: string) => ({ [field]: value });
  for (const more of [amiss('email', 'numa'), amiss('adults', '9'), amiss('to', '2020-01-01')])
    expect(await previewMailByHand('stay', aStayForm(more).form)).toContain(desk.mails.unready);
  for (const more of [amiss('email', ''), amiss('on', '2020-01-01'), amiss('time', '03:33')])
    expect(await previewMailByHand('hour', anHourForm(more))).toContain(desk.mails.unready);
  const form = anHourForm();
  const { hour, caller } = hourIn(form, new Date());
  if (!hour || !caller) throw new Error('something is amiss');
  const asked = { ...hour, id: crypto.randomUUID(), language: 'fr', caller };
  await bookHourByHand(asked, clio);
  expect(await previewMailByHand('hour', form)).toContain(desk.mails.unready);
});
