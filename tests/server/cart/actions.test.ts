import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { formatPrice } from '@/lib/money';
import { centsOf } from '@/tests/make';
import { aVisitor } from '@/tests/server/forms';
import { spaced } from '@/tests/server/page';
import { type Fields, postForm } from '@/tests/server/post';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

const post = (path: string, button: string, fields: Fields, cookie?: string) =>
  postForm(shop.url, path, button, fields, cookie);

const add = (fields: Fields, cookie?: string) =>
  post('/bed/zeus', 'Ajouter au Panier', fields, cookie);

/** The cookie of a visitor who has joined. */
const aSession = async () => (await aVisitor(shop.url)).cookie();

/** What the cart page shows of a visitor. */
async function cartOf(cookie: string) {
  const dom = parse(await (await fetch(`${shop.url}/cart`, { headers: { cookie } })).text());
  const tab = dom.querySelector('main nav a')?.textContent ?? '';
  const line = dom.querySelector('input[name=id]')?.getAttribute('value') ?? '';
  return { count: Number(/\d+/.exec(tab)?.[0]), line, text: dom.textContent };
}

test('joining gives a cookie that scripts cannot read and that other sites cannot send', async () => {
  const email = 'leda.actions@theogonie.example';
  const { location, setCookie } = await post('/cart', 'S’inscrire', { email });
  expect(location).toBe('/cart?done=subscribed');
  expect(setCookie).toMatch(/^session=[\w-]{43};/);
  expect(setCookie).toMatch(/httponly/i);
  expect(setCookie).toMatch(/samesite=lax/i);
});

test.each([
  ['nothing', {}],
  ['a blank', { email: '  ' }],
  ['no address', { email: 'zeus' }],
  ['markup', { email: '<b>@x' }],
  ['a line break', { email: 'a@b.example\r\nbcc: c@d.example' }],
  ['300 characters', { email: `${'a'.repeat(300)}@b.example` }],
])('subscribing with %s is refused and opens nothing', async (_, fields) => {
  const { status, location, cookie } = await post('/cart', 'S’inscrire', fields);
  expect(status).toBe(200);
  expect(location).toBe('');
  expect(cookie).toBe('');
});

describe('a visitor who has joined', () => {
  test.each<[string, Fields]>([
    ['no product', {}],
    ['an unknown product', { productId: 'lit-nobody' }],
    ['a prototype key', { productId: '__proto__' }],
    ['an option of another bed', { productId: 'lit-zeus', option: 'integrated_tv' }],
    ['an unknown option', { productId: 'lit-zeus', option: 'constructor' }],
    ['an option of the atelier', { productId: 'lit-zeus', option: 'tech-1' }],
    ['no quantity', { productId: 'lit-zeus', quantity: '0' }],
    ['a negative quantity', { productId: 'lit-zeus', quantity: '-3' }],
    ['too many', { productId: 'lit-zeus', quantity: '100' }],
    ['half a piece', { productId: 'lit-zeus', quantity: '1.5' }],
    ['a word for a quantity', { productId: 'lit-zeus', quantity: 'many' }],
    ['a key that is none', { productId: 'lit-zeus', key: "'; drop table cart_items; --" }],
    ['thirty options', { productId: 'lit-zeus', option: Array(30).fill('led_lighting') }],
    ['a product of 5000 characters', { productId: 'x'.repeat(5000) }],
  ])('cannot add %s', async (_, fields) => {
    const cookie = await aSession();
    const { location } = await add(fields, cookie);
    expect(location).toBe('/cart?error=cartAddFailed');
    expect((await cartOf(cookie)).count).toBe(0);
  });

  test('gets the catalogue price, whatever the form says', async () => {
    const cookie = await aSession();
    const fields = { productId: 'lit-zeus', price: '1', product_price: '1', unitPriceCents: '1' };
    expect((await add(fields, cookie)).location).toBe('/cart?done=added');
    const price = spaced(formatPrice(centsOf('lit-zeus'), 'fr'));
    expect(spaced((await cartOf(cookie)).text)).toContain(price);
  });

  test('cannot change the line of another visitor', async () => {
    const [owner, stranger] = [await aSession(), await aSession()];
    await add({ productId: 'lit-zeus' }, owner);
    await add({ productId: 'lit-hades' }, stranger);
    const { line } = await cartOf(owner);
    const change = (fields: Fields) => post('/cart', 'Supprimer', fields, stranger);
    const changed = await change({ id: line, quantity: '5' });
    const removed = await change({ id: line, quantity: '0' });
    expect(changed.location).toBe('/cart?error=cartQuantityFailed');
    expect(removed.location).toBe('/cart?error=cartRemoveFailed');
    expect((await cartOf(owner)).count).toBe(1);
  });

  test.each(['', 'x', '../..', '00000000-0000-0000-0000-000000000000'])(
    'cannot change a line called %j',
    async (id) => {
      const cookie = await aSession();
      await add({ productId: 'lit-zeus' }, cookie);
      const { location } = await post('/cart', 'Supprimer', { id, quantity: '4' }, cookie);
      expect(location).toBe('/cart?error=cartQuantityFailed');
      expect((await cartOf(cookie)).count).toBe(1);
    },
  );

  test('cannot add a composition or an unknown piece to the wishlist', async () => {
    const cookie = await aSession();
    for (const productId of ['lit-zeus-atelier', '', 'toString']) {
      const dom = parse(await (await fetch(`${shop.url}/bed/zeus`)).text());
      const button = dom
        .querySelectorAll('button')
        .find((one) => one.textContent.includes('Liste de Souhaits'));
      const body = new FormData();
      for (const input of dom.querySelectorAll('main form input[type=hidden]')) {
        const name = input.getAttribute('name') ?? '';
        if (name.startsWith('$')) body.append(name, input.getAttribute('value') ?? '');
      }
      // A browser sends the pressed button last; that is how it overrides the form's own action.
      body.append(button?.getAttribute('name') ?? '', button?.getAttribute('value') ?? '');
      body.append('productId', productId);
      const response = await fetch(`${shop.url}/bed/zeus`, {
        method: 'POST',
        body,
        headers: { cookie, origin: shop.url },
        redirect: 'manual',
      });
      expect(response.headers.get('location')).toContain('error=wishlistAddFailed');
    }
  });
});

test('without a session nothing is added, and a forged one adds nothing either', async () => {
  for (const cookie of [
    '',
    `session=${'A'.repeat(43)}`,
    'session=%00',
    `session=${'x'.repeat(3000)}`,
  ]) {
    expect((await add({ productId: 'lit-zeus' }, cookie)).location).toMatch(
      /^\/cart\?error=emailRequired&for=cart&product=lit-zeus&options=&once=[\da-f-]{36}$/,
    );
  }
});

test('a form from another site, a body of a megabyte and an unknown action are refused', async () => {
  const forged = await fetch(`${shop.url}/bed/zeus`, {
    method: 'POST',
    body: new FormData(),
    headers: { origin: 'https://evil.example', 'next-action': '0'.repeat(42) },
  });
  expect(forged.status).toBeGreaterThanOrEqual(400);
  const cookie = await aSession();
  const large = await add({ productId: 'lit-zeus', padding: 'x'.repeat(1_000_000) }, cookie);
  expect(large.location).not.toContain('done=');
  expect((await cartOf(cookie)).count).toBe(0);
});

describe('a form whose action this release no longer has', () => {
  const gone = `$ACTION_ID_${'0a'.repeat(21)}`;
  const send = (path: string, headers: Record<string, string> = {}) => {
    const body = new FormData();
    body.append(gone, '');
    body.append('message', 'Bonjour');
    return fetch(shop.url + path, {
      method: 'POST',
      body,
      headers: { origin: shop.url, ...headers },
      redirect: 'manual',
    });
  };

  test.each([
    ['/contact', '/page-expired', 'La page a changé'],
    ['/ar/cart', '/ar/page-expired', 'حُدِّثت هذه الصفحة'],
  ])('is redirected from %s to the page about it, in its language', async (path, target, title) => {
    const answer = await send(path);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(target);
    const page = await fetch(shop.url + target);
    expect(page.status).toBe(200);
    expect(parse(await page.text()).querySelector('h1')?.textContent).toBe(title);
  });

  test('is answered 409 when the scripts of the page sent it', async () => {
    const answer = await send('/contact', { 'next-action': '0a'.repeat(21) });
    expect(answer.status).toBe(409);
    expect(answer.headers.get('x-nextjs-action-not-found')).toBe('1');
  });
});
