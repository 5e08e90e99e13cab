import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { longestQuote } from '@/lib/checkout/payment-page/payment-choice';
import { formatPrice, toDecimal } from '@/lib/money';
import fr from '@/messages/fr';
import { centsOf } from '@/tests/make';
import { orderNumber } from '@/tests/order-number';
import { aBrowser } from '@/tests/server/forms';
import { prove } from '@/tests/server/mailbox';
import { startShop } from '@/tests/shop';

const staff = 'clio@theogonie.example';
const customer = 'danae@theogonie.example';

/** Presses the button of a payment page of a shop. @returns the visitor, and where it leads */
async function pay(url: string) {
  const visitor = aBrowser(url);
  await visitor.press('/cart', 'S’inscrire', { email: customer });
  const { location } = await visitor.press('/bed/zeus', 'Acheter', { productId: 'lit-zeus' });
  return { visitor, led: await visitor.press(location, 'Finaliser le paiement') };
}

/** What a shop's desk shows on a page. */
async function shown(url: string, dataDir: string, path = '/desk/orders'): Promise<string> {
  const clio = aBrowser(url);
  await prove(clio, dataDir, '/desk', staff);
  return (await clio.dom(path)).querySelector('main')?.textContent ?? '';
}

test('the demonstration is used without a provider, and the order is listed in the desk', async () => {
  const shop = await startShop({ STAFF: staff });
  try {
    const { visitor, led } = await pay(shop.url);
    expect([led.status, led.location]).toEqual([303, expect.stringMatching(/^\/checkout-demo\?/)]);
    const demonstration = await visitor.dom(led.location);
    expect(demonstration.textContent).toContain(formatPrice(centsOf('lit-zeus'), 'fr'));
    const { searchParams } = new URL(led.location, shop.url);
    const back = demonstration.querySelector('main form a')?.getAttribute('href') ?? '';
    expect(new URL(back, shop.url).searchParams.get('quote')).toBe(searchParams.get('quote'));
    expect((await visitor.dom(back)).querySelector('#payment-form')).not.toBeNull();
    const order = searchParams.get('order') ?? '';
    const own = (await visitor.dom(`/payment-success?session_id=demo_1&order=${order}`))
      .textContent;
    expect(own).toContain('Paiement Réussi');
    // Nothing confirms a payment here, so nothing says that it is waited for.
    expect(own).not.toContain('l’atelier commence dès le paiement confirmé');
    expect(own).toContain(fr.orders.demonstration);
    const [number = ''] = orderNumber.exec(own) ?? [];
    expect(number).not.toBe('');
    const plain = await fetch(`${shop.url}/payment-success?session_id=demo_1`);
    expect(parse(await plain.text()).textContent).not.toMatch(orderNumber);
    expect(await shown(shop.url, shop.dataDir)).toContain(number);
  } finally {
    await shop.stop();
  }
});

test('the demonstration orders the name and price of an address, and the desk marks the order', async () => {
  const shop = await startShop({ STAFF: staff });
  try {
    const visitor = aBrowser(shop.url);
    const price = toDecimal(centsOf('lit-zeus', 'led_lighting'));
    const page = `/payment?product=Lit+Zeus&price=${price}`;
    const { location } = await visitor.press(page, 'Finaliser le paiement');
    const number = new URL(location, shop.url).searchParams.get('number');
    const order = await shown(shop.url, shop.dataDir, `/desk/orders/${number}`);
    expect(order).toContain('Éclairage LED');
    expect(order).toContain('Démonstration, sans paiement réel');
  } finally {
    await shop.stop();
  }
});

test('a payment link makes no order of a name and price of the address', async () => {
  const shop = await startShop({ PAYMENT_LINK_DEFAULT: 'https://buy.stripe.com/test_1' });
  try {
    const names = ['Lit Zeus, édition de Noël', 'Lit Zeuѕ', 'Achat Premium', 'Lit Zeus'];
    for (const product of names) {
      const query = new URLSearchParams({ product, price: '1.00' });
      const page = parse(await (await fetch(`${shop.url}/payment?${query}`)).text());
      expect(page.querySelector('#payment-form'), product).toBeNull();
      const answer = await fetch(`${shop.url}/payment/order`, {
        method: 'POST',
        body: new URLSearchParams({ product, price: '1.00', method: 'card', instalments: '1' }),
        headers: { origin: shop.url },
        redirect: 'manual',
      });
      expect(answer.headers.get('location'), product).toMatch(/^\/payment/);
    }
  } finally {
    await shop.stop();
  }
});

test('a form whose token is too long to be read goes back to the cart, and not to another purchase', async () => {
  const shop = await startShop();
  const send = (fields: Record<string, string>) =>
    fetch(`${shop.url}/payment/order`, {
      method: 'POST',
      body: new URLSearchParams({ method: 'card', instalments: '1', ...fields }),
      headers: { origin: shop.url },
      redirect: 'manual',
    });
  try {
    const long = await send({ quote: 'x'.repeat(longestQuote + 1) });
    expect([long.status, long.headers.get('location')]).toEqual([
      303,
      '/cart?error=checkoutFailed',
    ]);
    const product = await send({ product: 'x'.repeat(201) });
    expect(product.headers.get('location')).toMatch(/^\/payment/);
  } finally {
    await shop.stop();
  }
});

test('a payment link gets the id of the order, and the order is listed in the desk', async () => {
  const link = 'https://buy.stripe.com/test_1';
  const shop = await startShop({ STAFF: staff, PAYMENT_LINK_DEFAULT: link });
  try {
    const { led } = await pay(shop.url);
    const target = new URL(led.location);
    expect([led.status, target.origin + target.pathname]).toEqual([303, link]);
    expect(target.searchParams.get('client_reference_id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(target.searchParams.get('prefilled_email')).toBe(customer);
    expect(await shown(shop.url, shop.dataDir)).toContain(formatPrice(centsOf('lit-zeus'), 'fr'));
  } finally {
    await shop.stop();
  }
});
