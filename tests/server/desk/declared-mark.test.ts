import { beforeAll, expect, test } from 'vitest';
import { dayInWords, dayOf } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';
import { desk } from '@/messages/fr/desk/desk';
import { orderNumber } from '@/tests/order-number';
import { aBrowser, type Visitor } from '@/tests/server/forms';
import { aColleague } from '@/tests/server/mailbox';
import { seenOffer, sendButton } from '@/tests/server/orders/offer-form';
import { ownShop } from '@/tests/server/own-shop';
import { readPage, spaced } from '@/tests/server/page';

const clio = 'clio@theogonie.example';
const email = 'leda@theogonie.example';
const shop = ownShop({ STAFF: clio });
let colleague: Visitor;
beforeAll(async () => {
  colleague = await aColleague(shop, clio);
});

/** Writes an order by telephone that is paid already. @returns its number */
async function aPaidOrder(): Promise<string> {
  const given = { piece: 'lit-zeus', 'quantity.0': '1', email, name: 'Léda Tyndare' };
  const seen = await seenOffer(colleague, { ...given, language: 'fr', country: 'FR' });
  await colleague.press(seen, sendButton);
  const offers = await colleague.dom('/desk/offers');
  const page = offers.querySelector('main a[href^="/desk/offers/DV-"]')?.getAttribute('href') ?? '';
  const { see, buttons } = desk.orderOffer;
  const buyer = { name: 'Léda Tyndare', email, city: 'Paris', postcode: '75001' };
  const typed = { ...buyer, paidWith: 'cheque', street: '3 rue du Lys' };
  const shown = await colleague.press(page, see, typed);
  const button = buttons.paid.split('{total}')[0] ?? '';
  const { location } = await colleague.press(shown.location, button);
  return orderNumber.exec(location)?.[0] ?? '';
}

const mark = () =>
  spaced(desk.marks.declared.replace('{day}', dayInWords(dayOf(new Date()), 'fr')));
/** Where somebody sees an order that is to be made or brought: the list, four weeks of the plan with its departure, both sheets. */
async function places(number: string): Promise<readonly string[]> {
  const order = `/desk/orders/${number}`;
  const link = (await colleague.dom(order)).querySelector('main a[href^="/desk/plan?week="]');
  const week = new URL(link?.getAttribute('href') ?? '', shop.url).searchParams.get('week') ?? '';
  const plan = `/desk/plan?view=list&week=${addDays(week, -21)}`;
  return ['/desk/orders', plan, `${order}/workshop`, `${order}/slip`];
}

test('a declared withdrawal is said in the list, in the plan and on both sheets, until the order is refunded', async () => {
  const number = await aPaidOrder();
  const said = async (path: string) => (await readPage(await colleague.get(path))).text;
  const [list = '', plan = '', ...sheets] = await places(number);
  for (const path of [list, plan, ...sheets]) {
    expect(await said(path), path).toContain(number);
    expect(await said(path), path).not.toContain(mark());
  }
  const declaration = { name: 'Léda', order: number, email, step: 'confirm' };
  await aBrowser(shop.url).press('/withdrawal/declaration', 'Continuer', declaration);
  // Anybody knows how to type an address: the house decides, nothing stops, and the customer's page goes on.
  for (const path of [list, plan, ...sheets]) expect(await said(path), path).not.toContain(mark());
  expect(await said('/desk/withdrawals?state=open')).not.toContain(number);
  const doubted = '/desk/withdrawals?state=doubted';
  // Where nothing is to be paid back, the page opens at what has to be looked at.
  for (const path of [`/desk/orders/${number}`, doubted, '/desk', '/desk/withdrawals']) {
    expect(await said(path), path).toContain(spaced(desk.declaration.unproven));
  }
  const { yes, takeUp } = desk.aside;
  const remark = 'Léda, au téléphone';
  const unsaid = await colleague.press(`/desk/orders/${number}`, yes, { remark: ' ' });
  expect(await said(unsaid.location)).toContain(spaced(desk.notices.unsaid));
  await colleague.press(`/desk/orders/${number}`, yes, { remark });
  const history = await said(`/desk/orders/${number}`);
  for (const text of [desk.notes.setAside, remark]) expect(history).toContain(spaced(text));
  expect(history).not.toContain(spaced(desk.declaration.doubted));
  expect(await said(doubted)).not.toContain(number);
  await colleague.press('/desk/withdrawals?state=closed', takeUp);
  expect(await said(doubted)).toContain(number);
  await colleague.press('/withdrawal/declaration', 'Continuer', { ...declaration, name: 'Clio' });
  for (const path of [list, plan, ...sheets]) expect(await said(path), path).toContain(mark());
  for (const path of sheets) expect(await said(path), path).toContain(spaced(desk.sheets.declared));
  expect(await said('/desk/withdrawals')).toContain(number);
  const { button, confirm } = desk.refunds;
  const whole = { kind: 'whole', way: 'transfer', remark: 'Rétractation' };
  const asked = await colleague.press(`/desk/orders/${number}`, button, whole);
  await colleague.press(asked.location, confirm.split('{')[0] ?? '');
  for (const path of [list, ...sheets]) expect(await said(path), path).not.toContain(mark());
  expect(await said('/desk/withdrawals')).not.toContain(number);
  expect(await said('/desk/withdrawals?state=closed')).toContain(number);
});

test('a withdrawal that names no order waits on the first page at once', async () => {
  const declaration = { name: 'Hécube', order: 'le lit', email: 'hecube@theogonie.example' };
  const typed = { ...declaration, step: 'confirm' };
  await aBrowser(shop.url).press('/withdrawal/declaration', 'Continuer', typed);
  const { text } = await readPage(await colleague.get('/desk'));
  expect(text).toContain('Hécube');
  expect(text).not.toContain(spaced(desk.today.nothing));
});
