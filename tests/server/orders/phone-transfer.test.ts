import { beforeAll, expect, test, vi } from 'vitest';
import { desk } from '@/messages/fr/desk/desk';
import { offer } from '@/messages/fr/orders/offer';
import { orders } from '@/messages/fr/orders/orders';
import { orderNumber } from '@/tests/order-number';
import { mailsTo } from '@/tests/outbox';
import { aBrowser, type Visitor } from '@/tests/server/forms';
import { aColleague } from '@/tests/server/mailbox';
import { seenOffer, sendButton } from '@/tests/server/orders/offer-form';
import { ownShop } from '@/tests/server/own-shop';
import { readPage, spaced } from '@/tests/server/page';

const clio = 'clio@theogonie.example';
const iban = 'FR14 2004 1010 0505 0001 3M02 606';
const shop = ownShop({ STAFF: clio, BANK_IBAN: iban });
const email = 'leda@theogonie.example';
let colleague: Visitor;
beforeAll(async () => {
  colleague = await aColleague(shop, clio);
});

test('an order by telephone, without scripts: its address is asked for, it is shown, and it waits for the transfer that its mail asks for', async () => {
  const given = { piece: 'lit-zeus', 'quantity.0': '1', email, name: 'Léda Tyndare' };
  const seen = await seenOffer(colleague, { ...given, language: 'fr', country: 'FR' });
  await colleague.press(seen, sendButton);
  const list = await colleague.dom('/desk/offers');
  const page =
    list.querySelectorAll('main a[href^="/desk/offers/DV-"]').at(0)?.getAttribute('href') ?? '';
  const { see, buttons } = desk.orderOffer;
  const button = buttons.awaited.split('{total}')[0] ?? '';
  const typed = { paidWith: 'awaited', name: 'Léda Tyndare', email, city: 'Paris' };
  // What the offer says is there, and what is missing is asked for at its field.
  const form = await colleague.dom(page);
  const start = (name: string) =>
    form.querySelector(`#order [name=${name}]`)?.getAttribute('value');
  expect([start('name'), start('email')]).toEqual(['Léda Tyndare', email]);
  const missing = await colleague.press(page, see, typed);
  expect(missing.location).toBe(`${page}?notice=badStreet&form=orderOffer#orderOffer-street`);
  const asked = await colleague.dom(missing.location);
  const street = asked.querySelector('#order [name=street]');
  expect(street?.getAttribute('aria-invalid')).toBe('true');
  const why = street?.getAttribute('aria-describedby') ?? '';
  expect(asked.getElementById(why)?.text).toContain('rue et le numéro');
  expect(asked.querySelector(`main a[href="#${street?.getAttribute('id')}"]`)).not.toBeNull();
  const whole = { ...typed, street: '3 rue du Lys', postcode: '75001' };
  const shown = await colleague.press(page, see, whole);
  expect(shown.location).toBe(`${page}?notice=orderToConfirm&form=orderOffer`);
  expect(mailsTo(shop.dataDir, email).filter(({ text }) => text.includes('IBAN'))).toEqual([]);
  const written = await colleague.press(shown.location, button);
  expect(written.location).toMatch(
    new RegExp(`^/desk/orders/${orderNumber.source}\\?notice=awaited$`),
  );
  const number = orderNumber.exec(written.location)?.[0] ?? '';
  const mail = () => mailsTo(shop.dataDir, email).find(({ text }) => text.includes('IBAN'));
  await vi.waitFor(() => expect(mail()).toBeDefined(), { timeout: 15_000, interval: 100 });
  expect(mail()?.text).toContain(number);
  expect(spaced(mail()?.text ?? '')).toContain(iban);
  // Its customer opens it by that mail, and the desk confirms it as any other.
  const link = /https?:\/\/[^/\s]+(\/orders\/\S+)/.exec(mail()?.text ?? '')?.[1] ?? '';
  expect((await readPage(await aBrowser(shop.url).get(link))).text).toContain(number);
  const order = await readPage(await colleague.get(written.location));
  expect(order.text).toContain(desk.states.awaitingTransfer);
  expect(order.text).toContain(desk.transfer.confirm);
  // The offer leads to it, and has no form any more.
  const offer = await colleague.dom(page);
  expect(offer.querySelector(`main a[href="/desk/orders/${number}"]`)).not.toBeNull();
  expect(offer.querySelector('#order')).toBeNull();
  // After Back it says neither that something is to be confirmed nor that it failed.
  const back = await readPage(await colleague.get(shown.location));
  for (const notice of [desk.notices.orderToConfirm, desk.notices.failed])
    expect(back.text).not.toContain(spaced(notice));
  const refund = await readPage(await colleague.get(`/desk/orders/${number}?notice=toConfirm`));
  expect(refund.text).not.toContain(spaced(desk.notices.toConfirm));
  // Once a part has come, its page keeps saying where the rest goes, and asks nobody to wait.
  const part = { amount: '5000' };
  const short = await colleague.press(`/desk/orders/${number}`, desk.transfer.confirm, part);
  expect(short.location).toMatch(/notice=transferShort.*#meant$/);
  // The answer counts for the sum that was asked about.
  const another = { amount: '50000', otherCents: '500000' };
  const again = await colleague.press(short.location, desk.transfer.confirm, another);
  expect(again.location).toContain('notice=transferOver');
  const kept = { ...part, otherCents: '500000' };
  const done = await colleague.press(short.location, desk.transfer.confirm, kept);
  expect(done.location).toContain('notice=done');
  const rest = (await readPage(await aBrowser(shop.url).get(link))).text;
  const { partState, partText, part: partCame } = orders.transfer;
  for (const said of [partState, partText, partCame.split('{')[0] ?? '', '5 000,00 € reçus', iban])
    expect(rest).toContain(spaced(said));
  expect(rest).not.toContain('inutile de payer');
  expect((await readPage(await colleague.get(done.location))).text).toContain(
    spaced(desk.steps.completes),
  );
});

test('whoever reads an offer again whose pieces are only put into it is told to choose their options', async () => {
  const { newOffer } = desk;
  const put = { wanted: 'lit-zeus', email, name: 'Léda', language: 'fr', country: 'FR' };
  const { location } = await colleague.press('/desk/offers/new', newOffer.see, put);
  expect(location).toContain('notice=piecesPut');
  const { text } = await readPage(await colleague.get(location));
  expect(text).toContain(spaced(desk.notices.piecesPut));
});

test('whoever accepts an offer need not type again whom it is for', async () => {
  const castor = { email: 'castor@theogonie.example', name: 'Castor Tyndare' };
  const given = { ...castor, piece: 'lit-zeus', 'quantity.0': '1', language: 'fr', country: 'FR' };
  await colleague.press(await seenOffer(colleague, given), sendButton);
  const mailed = () => mailsTo(shop.dataDir, castor.email);
  await vi.waitFor(() => expect(mailed()).toHaveLength(1), { timeout: 15_000, interval: 100 });
  const [, path = ''] = /https?:\/\/[^/]+(\/quote\/[\w.-]+)/.exec(mailed()[0]?.text ?? '') ?? [];
  const customer = aBrowser(shop.url);
  const { location } = await customer.press(path, offer.accept);
  const payment = await customer.dom(location);
  const filled = (name: string) =>
    payment.querySelector(`main input[name="${name}"]`)?.getAttribute('value');
  expect([filled('name'), filled('email')]).toEqual([castor.name, castor.email]);
});
