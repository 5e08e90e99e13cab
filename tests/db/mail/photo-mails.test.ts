import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeDatabase, run } from '@/db/client';
import { findWaitingFacts, listOrderMails } from '@/db/mail/sent-mails';
import { listFiles, removeFile } from '@/db/orders/order-files';
import { moveOrder, undoStep } from '@/db/orders/order-steps';
import { findOrder, placeOrder } from '@/db/orders/orders';
import { mails, orderChanges, orders } from '@/db/schema';
import { locales } from '@/lib/i18n/locales';
import { shownHtml } from '@/lib/mail/mail-preview';
import { orderWords } from '@/lib/mail/mail-words';
import { photosLeftBy } from '@/lib/orders/mail-truth';
import type { OrderState } from '@/lib/orders/order';
import { mostMailedPhotos } from '@/lib/orders/order-file';
import { undoMinutes } from '@/lib/orders/order-moves';
import { previewMail, sendNext } from '@/server/mail/mail-worker';
import { anEmail } from '@/tests/db/account/visitor';
import { emptyQueue } from '@/tests/db/mail/empty-queue';
import { aNewOrder, aZeusLine } from '@/tests/make';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { keepFiles } from '@/use-cases/desk/keep-files';
import { stepOrder } from '@/use-cases/desk/step-order';

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  process.env.SMTP_URL = smtp.url;
  await emptyQueue();
});
afterAll(async () => {
  await closeDatabase();
  await smtp.close();
});

const author = 'clio@theogonie.example';
const later = () => new Date(Date.now() + (undoMinutes + 1) * 60_000);

const aPhoto = (width: number) =>
  sharp({ create: { width, height: 20, channels: 3, background: '#6b4f2a' } })
    .png()
    .toBuffer();

/** An order with photos. @param count of them */
async function withPhotos(count: number, state: OrderState = 'paid', language = 'fr') {
  const email = anEmail();
  const order = await placeOrder(aNewOrder({ email, language, lines: [aZeusLine] }));
  await run((db) => db.update(orders).set({ state }).where(eq(orders.id, order.id)));
  await run((db) =>
    db.insert(orderChanges).values({ orderId: order.id, state, author: 'provider' }),
  );
  for (let at = 0; at < count; at += 1) {
    await keepFiles(order.number, [{ name: `p${at}.png`, bytes: await aPhoto(20 + at) }], author);
  }
  const photos = (await listFiles(order.id)).map(({ id }) => id);
  return { ...order, email, photos };
}

const toWorkshop = (number: string, photos: readonly string[]) =>
  stepOrder({ ...({ number, from: 'paid', to: 'workshop', author } as const), photos });

const waitingFor = (number: string) =>
  run((db) =>
    db
      .select({ kind: mails.kind, facts: mails.facts })
      .from(mails)
      .where(and(sql`${mails.facts}->>'number' = ${number}`)),
  );

async function sendAll(email: string) {
  while ((await sendNext({ at: later() })) !== 'none due');
  return smtp.received.filter(({ to }) => to.includes(email)).map(({ source }) => source);
}

test('photos that are chosen with a step go to the customer with its mail, attached', async () => {
  const { id, number, email, photos } = await withPhotos(3);
  const [first = '', second = ''] = photos;
  expect(await toWorkshop(number, [first, second])).toBe('done');
  expect((await findOrder(number))?.changes.at(-1)?.details).toEqual({ photos: [first, second] });
  const [source = '', ...others] = await sendAll(email);
  expect(others).toEqual([]);
  for (const photo of [first, second]) {
    expect(source).toMatch(new RegExp(`content-id: <photo-${photo}>`, 'i'));
  }
  expect(source).not.toContain(`photo-${photos[2]}`);
  expect(source).toMatch(/filename=photo-1\.jpg/);
  const { text } = readMail(source);
  expect(text).toContain('Photo de l’atelier, 1 sur 2');
  // Nothing is loaded from afar.
  expect(source).not.toMatch(/<img[^>]+src=3D"http/);
  const { sent } = await listOrderMails(id, number);
  expect(sent.map(({ kind }) => kind)).toEqual(['workshopPhotos']);
});

test('a step without photos that had no mail still has none', async () => {
  const { number } = await withPhotos(1);
  expect(await toWorkshop(number, [])).toBe('done');
  expect(await waitingFor(number)).toEqual([]);
});

test('the photos are called back with the step, until its mail is on its way', async () => {
  const [undone, late] = [await withPhotos(1), await withPhotos(1)];
  for (const { number, photos } of [undone, late]) await toWorkshop(number, photos);
  const changeOf = async (number: string) => (await findOrder(number))?.changes.at(-1)?.id ?? 0;
  expect(await undoStep(undone.number, await changeOf(undone.number), author)).toBe('done');
  expect(await waitingFor(undone.number)).toEqual([]);
  await sendAll(late.email);
  expect(await undoStep(late.number, await changeOf(late.number), author)).toBe('tooLate');
});

test('an agreed day takes photos along in its own mail', async () => {
  const { number, email, photos } = await withPhotos(1, 'agreed');
  const from = 'agreed' as const;
  await run((db) =>
    db.update(orders).set({ deliveryDate: '2020-01-06' }).where(eq(orders.number, number)),
  );
  expect(await stepOrder({ number, from, to: 'delivered', author, photos })).toBe('done');
  const [source = ''] = await sendAll(email);
  expect(source).toMatch(new RegExp(`content-id: <photo-${photos[0]}>`, 'i'));
  expect(readMail(source).text).toContain(`Votre commande ${number} vous a été livrée`);
});

test('photos of a mail that a step replaces can go along with its own, or stay', async () => {
  for (const isKept of [true, false]) {
    const { id, number, email, photos } = await withPhotos(2, 'workshop');
    const [photo = ''] = photos;
    const ready = { number, from: 'workshop', to: 'ready', author } as const;
    expect(await moveOrder({ ...ready, photos: [photo] })).toBe('done');
    const { waiting } = await listOrderMails(id, number);
    expect(waiting.map(({ kind }) => kind)).toEqual(['readyPhotos']);
    const left = photosLeftBy(waiting, 'agreed', ['deliveryAgreed']);
    expect(left).toEqual([photo]);
    const agree = { number, from: 'ready', to: 'agreed', author } as const;
    const how = { deliveryDate: '2041-01-07', carriers: 'Équipe du Nord', address: ['Paris'] };
    expect(await moveOrder({ ...agree, ...how, photos: isKept ? left : [] })).toBe('done');
    const [source = '', ...others] = await sendAll(email);
    expect(others).toEqual([]);
    expect(source.includes(`photo-${photo}`)).toBe(isKept);
    // The history says what went.
    const details = (await findOrder(number))?.changes.at(-1)?.details;
    expect(details?.photos).toEqual(isKept ? left : undefined);
  }
});

test('more photos than a mail takes, and photos of another order, take no step', async () => {
  const [mine, theirs] = [await withPhotos(mostMailedPhotos + 1), await withPhotos(1)];
  expect(await toWorkshop(mine.number, mine.photos)).toBe('tooManyPhotos');
  expect(await toWorkshop(mine.number, theirs.photos)).toBe('photoGone');
  expect((await findOrder(mine.number))?.state).toBe('paid');
});

test('a photo that is removed while its mail waits stays out, and without any the mail does not leave', async () => {
  const [some, none] = [await withPhotos(2), await withPhotos(1)];
  for (const { number, photos } of [some, none]) await toWorkshop(number, photos);
  await removeFile(some.number, some.photos[0] ?? '', author);
  await removeFile(none.number, none.photos[0] ?? '', author);
  const [source = ''] = await sendAll(some.email);
  expect(source).not.toContain(some.photos[0]);
  expect(readMail(source).text).toContain('Photo de l’atelier, 1 sur 1');
  expect(await sendAll(none.email)).toEqual([]);
});

test('the desk sees the photos in the mail before it leaves', async () => {
  const { number, email, photos } = await withPhotos(1);
  await toWorkshop(number, photos);
  const facts = await findWaitingFacts(number, 'workshopPhotos');
  const preview = { kind: 'workshopPhotos', number, recipient: email, language: 'fr' } as const;
  const shown = await previewMail({ ...preview, facts });
  const html = shownHtml(shown?.html ?? '', shown?.picture);
  expect(html).toContain(`src="/desk/files/${photos[0]}"`);
  expect(html).not.toContain('cid:');
  expect(await previewMail(preview)).toBeUndefined();
});

test.each(locales)(
  'both mails with photos say the same in HTML and in text in %s',
  async (locale) => {
    const { photo, workshopPhotos, readyPhotos } = (await orderWords(locale)).orderMails;
    const { number, email, photos } = await withPhotos(1, 'paid', locale);
    for (const kind of ['workshopPhotos', 'readyPhotos'] as const) {
      const facts = { photos: photos.join(' '), foreseen: '2026-12-01' };
      const mail = await previewMail({ kind, number, recipient: email, language: locale, facts });
      const { title } = { workshopPhotos, readyPhotos }[kind];
      const alt = photo.replace('{position}', '1').replace('{count}', '1');
      for (const said of [title, alt]) {
        expect(mail?.html, said).toContain(said);
        expect(mail?.text, said).toContain(said);
      }
      expect(mail?.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
    }
  },
);
