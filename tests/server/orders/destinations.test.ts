import { afterAll, beforeAll, expect, test } from 'vitest';
import { vatIn } from '@/lib/delivery/tax';
import { exportDivisor } from '@/lib/delivery/tax-place';
import { formatPrice } from '@/lib/money';
import { messages } from '@/tests/content/texts';
import { centsOf } from '@/tests/make';
import { orderNumber } from '@/tests/order-number';
import { readMail } from '@/tests/programs/smtp';
import { deliver } from '@/tests/programs/stripe';
import { aBrowser } from '@/tests/server/forms';
import { readPage, spaced } from '@/tests/server/page';
import { type PayingShop, startPayingShop } from '@/tests/server/paying-shop';

const { fr } = messages;
let { stripe, smtp, shop, stop } = {} as PayingShop;
beforeAll(async () => {
  ({ stripe, smtp, shop, stop } = await startPayingShop());
});
afterAll(() => stop());

/** A visitor without scripts who has chosen a destination before. */
function aVisitorTo(kept?: string) {
  const browser = aBrowser(shop.url);
  if (kept) browser.jar.set('delivery', kept);
  return browser;
}
type Browser = ReturnType<typeof aBrowser>;

const textOf = async (browser: Browser, path: string) =>
  (await readPage(await browser.get(path))).text;

/** Presses the button of a payment page. @returns the session that it opened */
async function pay(browser: Browser, path: string) {
  await browser.press(path, 'Finaliser le paiement');
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  return session;
}
type Session = Awaited<ReturnType<typeof pay>>;

const askedCents = ({ given }: Session) =>
  Number(given.get('line_items[0][price_data][unit_amount]'));
const countriesOf = ({ given }: Session) =>
  [...given].flatMap(([name, value]) => (name.includes('allowed_countries') ? [value] : []));

async function numberOf(browser: Browser, { given, id }: Session) {
  const back = new URL(given.get('success_url') ?? '');
  const path = back.pathname + back.search.replace('{CHECKOUT_SESSION_ID}', id);
  const text = await textOf(browser, path);
  return { number: orderNumber.exec(text)?.[0] ?? '', text };
}

/** Its two editions are radio buttons. */
const kratos = { productId: 'lit-kratos' };
const shown = (cents: number) => spaced(formatPrice(cents, 'fr'));
const kratosCents = centsOf('lit-kratos');
const abroadCents = Math.round(kratosCents / exportDivisor);
const kratosAbroad = shown(abroadCents);
const totalAbroad = new RegExp(`Total ?${kratosAbroad}`);

test('a Swiss buyer pays without French VAT, and every page, invoice and mail says so', async () => {
  const browser = aVisitorTo('CH-1201');
  const { location } = await browser.press('/bed/kratos', 'Acheter', kratos);
  const page = await textOf(browser, location);
  expect(page).toMatch(totalAbroad);
  expect(page).toContain(spaced(fr.delivery.customs));
  expect(page).not.toContain('dont TVA');
  const session = await pay(browser, location);
  expect([askedCents(session), countriesOf(session)]).toEqual([abroadCents, ['CH']]);
  const email = 'swiss@theogonie.example';
  const paid = stripe.event('checkout.session.completed', session, {
    customer_details: { email, name: 'Guillaume Tell' },
  });
  expect(await deliver(shop.url, paid)).toBe(200);
  const { number, text } = await numberOf(browser, session);
  expect(text).toContain(spaced(fr.delivery.customs));
  const invoice = await textOf(browser, `/orders/${number}/invoice`);
  expect(invoice).toContain(spaced(fr.invoice.exempt));
  expect(invoice).toContain(kratosAbroad);
  expect(invoice).not.toMatch(/20 %|TTC/);
  const isThere = () => smtp.received.some(({ to }) => to.includes(email));
  await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
  const mail = smtp.received.find(({ to }) => to.includes(email));
  const said = spaced(readMail(mail?.source ?? '').text);
  expect(said).toContain(spaced(fr.delivery.customs));
  expect(said).toContain(`Total ${fr.delivery.taxFree}`);
});

test('within the Union the price stays, and its VAT is that of the country', async () => {
  const browser = aVisitorTo('IT-20121');
  const { location } = await browser.press('/bed/kratos', 'Acheter', kratos);
  expect(await textOf(browser, location)).toMatch(
    new RegExp(`dont TVA \\(22 %, Italie\\) ?${shown(vatIn(kratosCents, 22))}`),
  );
  const session = await pay(browser, location);
  expect([askedCents(session), countriesOf(session)]).toEqual([kratosCents, ['IT']]);
});

test('a country chosen in another tab is named on the payment page, with the way to its price', async () => {
  const browser = aVisitorTo();
  const { location } = await browser.press('/bed/kratos', 'Acheter', kratos);
  browser.jar.set('delivery', 'CH-1201');
  const page = await textOf(browser, location);
  expect(page).toContain(shown(kratosCents));
  expect(page).toContain('Vous avez choisi depuis : Suisse 1201.');
  // Pressed all the same it is what the page shows: France alone is accepted.
  const french = await pay(browser, location);
  expect([askedCents(french), countriesOf(french)]).toEqual([kratosCents, ['FR']]);
  const swiss = await browser.press(location, 'Calculer le prix\u00a0: Suisse 1201');
  expect(await textOf(browser, swiss.location)).toMatch(totalAbroad);
  const session = await pay(browser, swiss.location);
  expect([askedCents(session), countriesOf(session)]).toEqual([abroadCents, ['CH']]);
  // One page is open at a time: nobody pays there with the tax of the other place.
  expect([french, session].map(stripe.statusOf)).toEqual(['expired', 'open']);
  const again = await pay(browser, location);
  expect(again.id).not.toBe(french.id);
  expect([session, again].map(stripe.statusOf)).toEqual(['expired', 'open']);
});

test('the page of another place is closed too where its token is of another tab; one euro paid there is no payment', async () => {
  const browser = aVisitorTo();
  const first = await browser.press('/bed/kratos', 'Acheter', kratos);
  const french = await pay(browser, first.location);
  browser.jar.set('delivery', 'CH-1201');
  const second = await browser.press('/bed/kratos', 'Acheter', kratos);
  const swiss = await pay(browser, second.location);
  expect([french, swiss].map(stripe.statusOf)).toEqual(['expired', 'open']);
  expect(askedCents(swiss)).toBe(abroadCents);
  // Paid at the very moment, of one euro, with the tax of the other place.
  const late = stripe.event('checkout.session.completed', french, { amount_total: 100 });
  expect(await deliver(shop.url, late)).toBe(200);
  const { number } = await numberOf(browser, french);
  expect((await browser.get(`/orders/${number}/invoice`)).status).toBe(404);
  // Another piece in the same browser stays where it is paid.
  const other = await browser.press('/bed/zeus', 'Acheter', { productId: 'lit-zeus' });
  const zeus = await pay(browser, other.location);
  expect([swiss, zeus].map(stripe.statusOf)).toEqual(['open', 'open']);
});

test('a payment that is made while the place is changed is told, and no second one begins', async () => {
  const browser = aVisitorTo();
  const first = await browser.press('/bed/kratos', 'Acheter', kratos);
  stripe.pay(await pay(browser, first.location));
  browser.jar.set('delivery', 'CH-1201');
  const second = await browser.press('/bed/kratos', 'Acheter', kratos);
  const opened = stripe.sessions.length;
  const refused = await browser.press(second.location, 'Finaliser le paiement');
  expect(refused.location).toContain('error=paymentArriving');
  expect(stripe.sessions).toHaveLength(opened);
});

test('a token for France that is paid from Switzerland differs, with its own words and a way out', async () => {
  const browser = aVisitorTo();
  const { location } = await browser.press('/bed/kratos', 'Acheter', kratos);
  const session = await pay(browser, location);
  const address = { line1: 'Rue du Rhône 1', postal_code: '1204', city: 'Genève', country: 'CH' };
  const paid = stripe.event('checkout.session.completed', session, {
    collected_information: { shipping_details: { name: 'Guillaume Tell', address } },
  });
  expect(await deliver(shop.url, paid)).toBe(200);
  const { number } = await numberOf(browser, session);
  const order = await textOf(browser, `/orders/${number}`);
  expect(order).toContain('n’est pas dans le pays du prix : France');
  expect(order).toContain(fr.orders.write);
  expect((await browser.get(`/orders/${number}/invoice`)).status).toBe(404);
});

test('without scripts the destination is changed on the payment page, and a wrong postcode is said', async () => {
  const browser = aVisitorTo();
  const { location } = await browser.press('/bed/kratos', 'Acheter', kratos);
  const to = (country: string, postcode: string) =>
    browser.press(location, fr.delivery.apply, { country, postcode });
  const wrong = await to('CH', '75001');
  expect(wrong.location).toContain('error=badPostcode');
  expect(await textOf(browser, wrong.location)).toContain(fr.delivery.badPostcode);
  expect(browser.jar.get('delivery')).toBeUndefined();
  const swiss = await to('CH', '1201');
  expect(await textOf(browser, swiss.location)).toMatch(totalAbroad);
  expect(browser.jar.get('delivery')).toBe('CH-1201');
});

test('an offer keeps the prices of where it was asked for', async () => {
  const browser = aVisitorTo('CH-1201');
  const { location } = await browser.press('/bed/kratos', fr.detail.offer, kratos);
  browser.jar.delete('delivery');
  const offer = await textOf(browser, location);
  expect(offer).toContain(kratosAbroad);
  expect(offer).toContain('Suisse 1201');
  expect(offer).toContain(spaced(fr.invoice.exempt));
  const accepted = await browser.press(location, fr.offer.accept);
  const page = await textOf(browser, accepted.location);
  expect(page).toMatch(totalAbroad);
  expect(page).not.toContain(fr.delivery.apply);
  // Nothing was chosen in this browser.
  expect(page).not.toContain('Vous avez choisi depuis');
});

test('a company gives its VAT number and reference, which are checked and stand on its invoice', async () => {
  const browser = aVisitorTo('IT-20121');
  const { location } = await browser.press('/bed/kratos', 'Acheter', kratos);
  const button = 'Finaliser le paiement';
  const company = { vatNumber: 'IT 00743110158', reference: 'Cantiere 7' };
  const wrong = await browser.press(location, button, { ...company, instalments: 'deposit' });
  expect(wrong.location).toContain('error=badVatNumber');
  // No address has what was typed: it comes back by a cookie of this page alone.
  expect(decodeURIComponent(wrong.location)).not.toMatch(/00743110158|Cantiere/);
  const bare = await readPage(await aVisitorTo('IT-20121').get(wrong.location.replace(/#.*/, '')));
  expect(bare.html).not.toContain('Cantiere');
  const page = await readPage(await browser.get(wrong.location.replace(/#.*/, '')));
  expect(page.text).toContain(spaced(fr.errors.badVatNumber.text));
  expect(page.html).toContain('IT 00743110158');
  expect(page.html).toContain('Cantiere 7');
  // The deposit stays chosen.
  const split = page.html.match(/<input[^>]*value="deposit"[^>]*>/)?.[0];
  expect(split).toMatch(/\schecked=/);
  const right = { ...company, vatNumber: 'it 007 4311 0157' };
  const unnamed = await browser.press(location, button, right);
  expect(unnamed.location).toContain('error=badBilling');
  const asked = await readPage(await browser.get(unnamed.location.replace(/#.*/, '')));
  expect(asked.text).toContain(spaced(fr.errors.badBilling.text));
  const billing = {
    ...{ company: 'Studio Brera S.r.l.', billingStreet: 'Via Solferino 11' },
    ...{ billingPostcode: '20121', billingCity: 'Milano', billingCountry: 'IT' },
  };
  const nameless = { ...right, ...billing, billingCity: '' };
  const again = await browser.press(location, button, nameless);
  expect(decodeURIComponent(again.location)).not.toMatch(/Brera|Solferino|20121/);
  const filled = await browser.dom(again.location.replace(/#.*/, ''));
  const value = (name: string) =>
    filled.querySelector(`input[name=${name}]`)?.getAttribute('value');
  expect([value('company'), value('billingStreet')]).toEqual([
    billing.company,
    billing.billingStreet,
  ]);
  await browser.press(location, button, { ...right, ...billing });
  // It was accepted: nothing of it is kept.
  expect(browser.jar.get('typed') ?? '').toBe('');
  const session = stripe.sessions.at(-1);
  if (!session) throw new Error('no session was opened');
  expect(await deliver(shop.url, stripe.event('checkout.session.completed', session))).toBe(200);
  const { number } = await numberOf(browser, session);
  const order = await textOf(browser, `/orders/${number}`);
  for (const said of ['Studio Brera S.r.l.', 'Via Solferino 11', 'IT00743110157', 'Cantiere 7'])
    expect(order).toContain(said);
  const invoice = await textOf(browser, `/orders/${number}/invoice`);
  expect(invoice).toContain('N° de TVA : IT00743110157');
  expect(invoice).toContain('Votre référence : Cantiere 7');
  expect(invoice).toMatch(/Client ?Studio Brera S\.r\.l\. ?Via Solferino 11 ?20121 Milano ?Italie/);
});
