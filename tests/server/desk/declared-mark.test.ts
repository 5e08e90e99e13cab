import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayInWords, dayOf } from '@/lib/calendar/dates';
import { addDays } from '@/lib/calendar/days';
import { desk } from '@/messages/fr/desk/desk';
import { aVisitor, type Visitor } from '@/tests/server/forms';
import { aColleague, prove } from '@/tests/server/mailbox';
import { readPage, spaced } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';

const clio = 'clio@theogonie.example';
const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-declared-'));
let shop: TestShop;
let buyer: Visitor;
let colleague: Visitor;
let number: string;
beforeAll(async () => {
  shop = await startShop({ DATA_DIR: dataDir, STAFF: clio });
  colleague = await aColleague(shop, clio);
  const visitor = await aVisitor(shop.url);
  buyer = visitor;
  await prove(visitor, dataDir, '/my-data', visitor.email);
  const { location: payment } = await visitor.press('/bed/zeus', 'Acheter', {
    productId: 'lit-zeus',
  });
  const { location } = await visitor.press(payment, 'Finaliser', { method: 'card' });
  number = new URL(location, shop.url).searchParams.get('number') ?? '';
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const mark = () =>
  spaced(desk.marks.declared.replace('{day}', dayInWords(dayOf(new Date()), 'fr')));
/** Where somebody sees an order that is to be made or brought: the list, four weeks of the plan with its departure, both sheets. */
async function places(): Promise<readonly string[]> {
  const order = `/desk/orders/${number}`;
  const link = (await colleague.dom(order)).querySelector('main a[href^="/desk/plan?week="]');
  const week = new URL(link?.getAttribute('href') ?? '', shop.url).searchParams.get('week') ?? '';
  const plan = `/desk/plan?view=list&week=${addDays(week, -21)}`;
  return ['/desk/orders', plan, `${order}/workshop`, `${order}/slip`];
}

test('a declared withdrawal is said in the list, in the plan and on both sheets, until the order is refunded', async () => {
  const said = async (path: string) => (await readPage(await colleague.get(path))).text;
  const [list = '', plan = '', ...sheets] = await places();
  for (const path of [list, plan, ...sheets]) {
    expect(await said(path), path).toContain(number);
    expect(await said(path), path).not.toContain(mark());
  }
  await buyer.press('/withdrawal/declaration', 'Continuer', {
    ...{ name: 'Léda', order: number, email: 'leda@theogonie.example', step: 'confirm' },
  });
  for (const path of [list, plan, ...sheets]) expect(await said(path), path).toContain(mark());
  for (const path of sheets) expect(await said(path), path).toContain(spaced(desk.sheets.declared));
  expect(await said('/desk/withdrawals')).toContain(number);
  const refund = { remark: 'Rétractation' };
  await colleague.press(`/desk/orders/${number}`, desk.moves.refunded.button, refund);
  for (const path of [list, ...sheets]) expect(await said(path), path).not.toContain(mark());
  expect(await said('/desk/withdrawals')).not.toContain(number);
  expect(await said('/desk/withdrawals?state=closed')).toContain(number);
});
