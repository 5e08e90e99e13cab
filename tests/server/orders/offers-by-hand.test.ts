import { beforeAll, expect, test, vi } from 'vitest';
import { cartDeliveryCents } from '@/content/delivery/delivery';
import { requireProduct } from '@/lib/catalogue/products';
import { vatIn } from '@/lib/delivery/tax';
import { formatPrice } from '@/lib/money';
import { desk } from '@/messages/fr/desk/desk';
import it from '@/messages/it';
import { orderNumber } from '@/tests/order-number';
import { mailsTo } from '@/tests/outbox';
import { aBrowser, aVisitor, type Fields, type Visitor } from '@/tests/server/forms';
import { aColleague } from '@/tests/server/mailbox';
import { seenOffer, sendButton } from '@/tests/server/orders/offer-form';
import { ownShop } from '@/tests/server/own-shop';
import { readPage, spaced } from '@/tests/server/page';

const clio = 'clio@theogonie.example';
const shop = ownShop({ STAFF: clio });
let colleague: Visitor;
beforeAll(async () => {
  colleague = await aColleague(shop, clio);
});

const page = '/desk/offers/new?piece=lit-zeus';
/** Sends an offer that was shown; given fields replace those of its form. */
const send = async (fields: Fields, by = colleague) =>
  by.press(await seenOffer(colleague, given), sendButton, fields);
const given = {
  ...{ piece: 'lit-zeus', 'quantity.0': '1', 'freeQuantity.0': '1' },
  ...{ email: 'ada@theogonie.example', name: 'Ada Rossi', language: 'it', country: 'IT' },
  ...{ postcode: '', delivery: 'added' },
  ...{
    'option.0': ['led_lighting'],
    'free.0': 'Montaggio al terzo piano',
    'freePrice.0': '250,50',
  },
};

test('an offer by hand arrives in the language of its customer, and is ordered as any other', async () => {
  const { status, location } = await send({});
  expect([status, location]).toEqual([303, '/desk/offers?notice=offerSent']);
  const mailed = () => mailsTo(shop.dataDir, 'ada@theogonie.example');
  await vi.waitFor(() => expect(mailed()).toHaveLength(1), { timeout: 15_000, interval: 100 });
  const text = mailed()[0]?.text ?? '';
  const [, path = ''] = /https?:\/\/[^/]+(\/it\/quote\/[\w.-]+)/.exec(text) ?? [];
  const { basePriceCents, options } = requireProduct('lit-zeus');
  const light = options.find(({ id }) => id === 'led_lighting')?.priceCents ?? 0;
  const total = formatPrice(basePriceCents + light + 25_050 + cartDeliveryCents, 'it');
  for (const words of [
    ...['Buongiorno Ada Rossi,', 'Montaggio al terzo piano'],
    it.options.beds.led_lighting.name,
  ]) {
    expect(text).toContain(words);
  }
  expect(spaced(text)).toContain(spaced(total));

  // The house reads its own language, in the list and where it is ordered by hand, beside the customer's words.
  const list = await colleague.dom('/desk/offers');
  const row = list.querySelectorAll('main li').find(({ text: its }) => its.includes(given.email));
  expect(row?.text).toContain('Lit Zeus');
  expect(row?.text).not.toContain('Letto Zeus');
  const link = row?.querySelector('a[href^="/desk/offers/"]')?.getAttribute('href') ?? '';
  const facts = await readPage(await colleague.get(link));
  for (const words of ['Lit Zeus', 'Éclairage LED', 'Letto Zeus'])
    expect(facts.text).toContain(words);

  const customer = aBrowser(shop.url);
  expect((await readPage(await customer.get(path))).text).toContain('Ada Rossi');
  const { location: payment } = await customer.press(path, it.offer.accept);
  const paying = await readPage(await customer.get(payment));
  expect(paying.text).toContain('Montaggio al terzo piano');
  expect(paying.text).toContain(spaced(total));
  const { location: placed } = await customer.press(payment, 'Concludi il pagamento', {
    method: 'card',
  });
  const number = new URL(placed, shop.url).searchParams.get('number');
  expect(number).toMatch(orderNumber);
  const order = await readPage(await colleague.get(`/desk/orders/${number}`));
  expect(order.text).toContain('Montaggio al terzo piano');
  expect(order.text).toContain('22');
  for (const sheet of ['slip', 'workshop']) {
    const { status: answer, text: shown } = await readPage(
      await colleague.get(`/desk/orders/${number}/${sheet}`),
    );
    expect([answer, shown.includes('Montaggio al terzo piano')], sheet).toEqual([200, true]);
  }
});

test('an offer is seen with its lines, its VAT, its place and its total before it leaves, and is not sent by that', async () => {
  const shown = await readPage(
    await colleague.get(
      await seenOffer(colleague, { ...given, email: 'dot@theogonie.example', name: 'Dot Rossi' }),
    ),
  );
  const { basePriceCents, options } = requireProduct('lit-zeus');
  const light = options.find(({ id }) => id === 'led_lighting')?.priceCents ?? 0;
  const total = basePriceCents + light + 25_050 + cartDeliveryCents;
  for (const words of [
    ...[formatPrice(total, 'fr'), formatPrice(vatIn(total, 22), 'fr'), '22 %, Italie'],
    ...['Montaggio al terzo piano', 'Lit Zeus', 'Éclairage LED', 'Letto Zeus'],
    ...['dot@theogonie.example', 'Dot Rossi', 'Italiano'],
  ]) {
    expect(spaced(shown.text)).toContain(spaced(words));
  }
  expect(spaced(shown.text)).toContain(
    spaced(desk.newOffer.send.replace('{total}', formatPrice(total, 'fr'))),
  );
  expect(mailsTo(shop.dataDir, 'dot@theogonie.example')).toEqual([]);
  const abroad = await readPage(
    await colleague.get(await seenOffer(colleague, { ...given, country: 'CH' })),
  );
  expect(abroad.text).toContain(desk.order.exempt);
});

test('a free line of −1 €, of half a cent or without a name sends nothing, and says why', async () => {
  const wrong: readonly (readonly [Fields, keyof typeof desk.notices])[] = [
    [{ 'freePrice.0': '-1' }, 'badFreeLine'],
    [{ 'freePrice.0': '0,005' }, 'badFreeLine'],
    [{ 'freePrice.0': '' }, 'badFreeLine'],
    [{ 'free.0': '' }, 'badFreeLine'],
    [{ 'option.0': 'nobody' }, 'badOffer'],
    [{ 'quantity.0': '-1' }, 'badOffer'],
    [{ id: 'none' }, 'offerToConfirm'],
    [{ shown: '1' }, 'offerToConfirm'],
    [{ shown: '' }, 'offerToConfirm'],
    [{ language: 'xx' }, 'badOffer'],
    [{ email: 'ada' }, 'badEmail'],
    [{ email: 'a@b.example\r\nBcc: c@d.example' }, 'badEmail'],
    [{ country: 'ZZ' }, 'badPlace'],
    [{ country: 'AE', postcode: '<b>' }, 'badPlace'],
    [{ country: 'FR', postcode: '97110' }, 'notServed'],
  ];
  for (const [fields, notice] of wrong) {
    const bad = { email: 'bo@theogonie.example', ...fields };
    const { status, location } = await send(bad);
    expect(location, notice).not.toMatch(/theogonie|rossi/i);
    expect([status, location.startsWith('/desk/offers/new?'), location], notice).toEqual([
      ...[
        303,
        true,
        expect.stringMatching(new RegExp(`&preview=1&notice=${notice}&form=offer(#offer-email)?$`)),
      ],
    ]);
    // Before it is sent, the page says the same of it, shows nothing to send, and keeps what was typed.
    if (notice === 'offerToConfirm') continue;
    const shown = await colleague.dom(await seenOffer(colleague, { ...given, ...bad }));
    expect(spaced(shown.querySelector('main [role=status]')?.text ?? ''), notice).toContain(
      spaced(desk.notices[notice]),
    );
    expect(
      shown
        .querySelectorAll('button')
        .map(({ text }) => text)
        .join(),
    ).not.toContain(sendButton);
    const email = shown.querySelector('main form#offer input[name=email]');
    // A field has one line.
    expect(email?.getAttribute('value')).toBe({ ...given, ...bad }.email.replace('\r', ''));
  }
  expect(mailsTo(shop.dataDir, 'bo@theogonie.example')).toEqual([]);
});

test('after Back, an offer that was sent is said to have left, and nothing is amiss', async () => {
  const seen = await seenOffer(colleague, given);
  const form = await colleague.fill(seen, sendButton, { email: 'ed@theogonie.example' });
  expect((await form()).location).toMatch(/offerSent/);
  const shown = await colleague.dom(seen);
  const said = spaced(shown.querySelector('main [role=status]')?.text ?? '');
  expect(said).toContain(spaced(desk.notices.offerGone));
  expect(shown.querySelectorAll('main [aria-invalid]')).toEqual([]);
});

test('nobody else writes an offer by hand: strangers and customers are sent away, and nothing is mailed', async () => {
  const form = await colleague.fill(await seenOffer(colleague, given), sendButton, {
    email: 'cy@theogonie.example',
  });
  const session = colleague.jar.get('session') ?? '';
  const customer = await aVisitor(shop.url);
  for (const other of ['', customer.jar.get('session') ?? '']) {
    colleague.jar.set('session', other);
    const { status, location } = await form();
    expect([status, location.startsWith('/desk?back=')]).toEqual([303, true]);
  }
  colleague.jar.set('session', session);
  expect(mailsTo(shop.dataDir, 'cy@theogonie.example')).toEqual([]);
  expect((await readPage(await aBrowser(shop.url).get(page))).status).toBe(307);
  expect((await readPage(await colleague.get(`/it${page}`))).status).toBe(404);
});
