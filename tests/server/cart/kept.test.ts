import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { mostKept } from '@/content/cart/cart-limits';
import { keepPath } from '@/lib/cart/kept';
import fr from '@/messages/fr';
import { aBrowser, aVisitor, type Visitor } from '@/tests/server/forms';
import { prove } from '@/tests/server/mailbox';
import { readPage, spaced } from '@/tests/server/page';
import { sharedShop } from '@/tests/server/shared-shop';

const shop = sharedShop();

const { kept } = fr;
const zeus = keepPath('lit-zeus', ['led_lighting', 'safe_storage']);

/** What the page says, and the ids of what it lists. */
async function read(visitor: Visitor, path = '/kept') {
  const page = await readPage(await visitor.get(path));
  const inputs = page.dom.querySelectorAll('main input[name=id]');
  return { ...page, ids: inputs.map((one) => one.getAttribute('value')) };
}

const keep = (visitor: Visitor, name: string, path = zeus) =>
  visitor.press(path, kept.add.keep, { name });

test('the button of a piece leads to the page that asks for a name, with the ticked options', async () => {
  const visitor = aBrowser(shop.url);
  const fields = { productId: 'lit-zeus', option: ['safe_storage', 'led_lighting'] };
  const { status, location } = await visitor.press('/bed/zeus', kept.control, fields);
  expect([status, location]).toEqual([303, zeus]);
  const { text, dom } = await read(visitor, zeus);
  expect(text).toContain('Lit Zeus');
  expect(text).toContain(fr.options.beds.safe_storage.name);
  expect(text).toContain(spaced(fr.cart.waiting));
  expect(dom.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
});

test('the button of a composition and of another language does so too', async () => {
  const visitor = aBrowser(shop.url);
  const composition = { productId: 'lit-zeus-atelier', option: 'tech-1' };
  expect((await visitor.press('/bed-story/zeus', kept.control, composition)).location).toBe(
    keepPath('lit-zeus-atelier', ['tech-1']),
  );
  const arabic = await visitor.press('/ar/bed/zeus', 'حفظ هذه التشكيلة', { productId: 'lit-zeus' });
  expect(arabic.location).toBe('/ar/kept?add=lit-zeus');
});

test('two covers of an armchair are neither kept, nor bought, nor offered, nor compared; one is', async () => {
  const visitor = aBrowser(shop.url);
  const productId = 'fauteuil-athena-atelier';
  const page = '/chair-story/athena';
  const press = (button: string, option: readonly string[]) =>
    visitor.press(page, button, { productId, option });
  expect((await press(kept.control, ['', 'fin-1'])).location).toBe(keepPath(productId, ['fin-1']));
  expect((await press(fr.story.order, ['mat-1'])).location).toContain('/payment?product=');
  const both = ['mat-1', 'mat-2'];
  expect((await press(fr.story.order, both)).location).toContain('error=checkoutFailed');
  expect((await press(kept.control, both)).location).not.toContain('mat-');
  const asked = await read(visitor, keepPath(productId, both));
  expect(asked.text).not.toContain(fr.options.ateliers.chair['mat-1'].name);
  const compared = await readPage(
    await visitor.get(`/compare?pieces=${productId}.mat-1.mat-2&pieces=${productId}.mat-1`),
  );
  expect(compared.text).not.toContain(fr.options.ateliers.chair['mat-2'].name);
});

test('a visitor who joins on the way returns to the configuration', async () => {
  const visitor = aBrowser(shop.url);
  const email = `${randomUUID()}@theogonie.example`;
  const { location } = await visitor.press(zeus, 'Continuer', { email });
  expect(location).toBe(`${zeus}&done=subscribed`);
  expect((await keep(visitor, 'Ma chambre', location)).location).toBe('/kept?notice=kept');
  expect((await read(visitor)).text).toContain('Ma chambre');
});

test('a name is kept, changed and removed', async () => {
  const visitor = await aVisitor(shop.url);
  await keep(visitor, '  Ma \n chambre ');
  const { text, dom } = await read(visitor, '/kept?notice=kept');
  expect(text).toContain(kept.notices.kept);
  expect(dom.querySelectorAll('main h3').map((one) => one.textContent)).toEqual(['Ma chambre']);
  expect(dom.querySelector('main a[href^="/bed/zeus?options="]')?.getAttribute('href')).toBe(
    '/bed/zeus?options=led_lighting,safe_storage',
  );
  const renamed = await visitor.press('/kept', kept.save, { name: 'غرفتي' });
  expect(renamed.location).toBe('/kept?notice=renamed');
  expect((await read(visitor)).text).toContain('غرفتي');
  expect((await visitor.press('/kept', kept.remove)).location).toBe('/kept?notice=removed');
  expect((await read(visitor)).text).toContain(kept.empty);
});

test('two of one category can be compared, two of different ones cannot', async () => {
  const visitor = await aVisitor(shop.url);
  await keep(visitor, 'Ma chambre');
  await keep(visitor, 'Entrée', keepPath('miroir-hera', []));
  expect((await read(visitor)).dom.querySelectorAll('input[name=pieces]')).toEqual([]);
  await keep(visitor, 'Chambre d’amis', keepPath('lit-hades', []));
  const { dom } = await read(visitor);
  const ticks = dom.querySelectorAll('input[name=pieces]');
  expect(ticks.map((tick) => tick.getAttribute('value'))).toEqual([
    'lit-zeus.led_lighting.safe_storage',
    'lit-hades',
  ]);
  const form = dom.querySelector(`form#${ticks[0]?.getAttribute('form')}`);
  expect(form?.getAttribute('action')).toBe('/compare');
});

test('a form that is sent three times at once keeps one configuration', async () => {
  const visitor = await aVisitor(shop.url);
  const send = await visitor.fill(zeus, kept.add.keep, { name: 'Ma chambre' });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ location }) => location)).toEqual(Array(3).fill('/kept?notice=kept'));
  expect((await read(visitor)).dom.querySelectorAll('main h3')).toHaveLength(1);
});

describe('hostile values are answered with a sentence, and nothing is written', () => {
  test.each<[string, string | string[]]>([
    ['nothing', ''],
    ['blanks', '   '],
    ['a NUL', '\u0000'],
    ['only marks of direction', '\u202E\u200F'],
    ['4 000 characters', 'x'.repeat(4_000)],
  ])('a name of %s', async (_, name) => {
    const visitor = await aVisitor(shop.url);
    const { location } = await visitor.press(zeus, kept.add.keep, { name });
    expect(location).toContain('notice=nameless');
    const { status, text, dom } = await read(visitor, location);
    expect(status).toBe(200);
    expect(text.split(kept.notices.nameless)).toHaveLength(2);
    const field = dom.querySelector('main input[name=name]');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(field?.hasAttribute('autofocus')).toBe(true);
    expect((await read(visitor)).text).toContain(kept.empty);
  });

  test.each([
    '<script>alert(1)</script>',
    '1e309',
    '-1',
    '(a+)+$',
    "'; drop table kept_configurations; --",
  ])('the name %s is text', async (name) => {
    const visitor = await aVisitor(shop.url);
    expect((await keep(visitor, name)).location).toBe('/kept?notice=kept');
    const heading = (await read(visitor)).dom.querySelector('main h3');
    expect(heading?.querySelector('script')).toBeNull();
    expect(heading?.textContent).toBe(name);
  });

  test.each([
    'add=nobody',
    'add=__proto__',
    'add=lit-zeus.constructor',
    'add=lit-zeus&add=lit-hades',
    `add=${'x'.repeat(1_500)}`,
    'add=%3Cscript%3E',
    'add=1e309',
    'add=%E2%80%AElit-zeus',
    'add=',
  ])('the query ?%s', async (query) => {
    const visitor = await aVisitor(shop.url);
    const { status, text } = await read(visitor, `/kept?${query}`);
    expect(status).toBe(200);
    expect(text).toContain(spaced(kept.notices.notMade));
  });

  test('an unknown configuration cannot be kept', async () => {
    const visitor = await aVisitor(shop.url);
    for (const add of ['nobody', 'lit-zeus.integrated_tv', '\u0000', 'x'.repeat(4_000)]) {
      const { location } = await visitor.press(zeus, kept.add.keep, { name: 'x', add });
      expect(location).toBe('/kept?notice=notMade');
    }
    const fields = { productId: 'lit-zeus', option: 'integrated_tv' };
    expect((await visitor.press('/bed/zeus', kept.control, fields)).location).toBe(
      '/kept?notice=notMade',
    );
    expect((await read(visitor)).text).toContain(kept.empty);
  });

  test('the configuration of another visitor', async () => {
    const [owner, stranger] = [await aVisitor(shop.url), await aVisitor(shop.url)];
    await keep(owner, 'Ma chambre');
    await keep(stranger, 'Grenier');
    const id = (await read(owner)).ids[0] ?? '';
    for (const fields of [{ id }, { id: 'x' }, { id: '\u0000' }]) {
      const named = { ...fields, name: 'Vol' };
      expect((await stranger.press('/kept', kept.save, named)).location).toBe('/kept?notice=gone');
      expect((await stranger.press('/kept', kept.remove, fields)).location).toBe(
        '/kept?notice=gone',
      );
    }
    expect((await read(owner)).text).toContain('Ma chambre');
  });
});

test('another device shows kept configurations once the address is proven, and not before', async () => {
  const visitor = await aVisitor(shop.url);
  const { email } = visitor;
  await keep(visitor, 'Ma chambre');
  const second = aBrowser(shop.url);
  const { location } = await second.press('/kept', 'Continuer', { email });
  expect(location).toBe('/cart?error=alreadySubscribed');
  expect((await read(second)).text).not.toContain('Ma chambre');
  await prove(second, shop.dataDir, '/my-data', email);
  expect((await read(second)).text).toContain('Ma chambre');
  expect((await read(visitor)).text).not.toContain('Ma chambre');
  expect((await read(visitor)).text).toContain(fr.myData.elsewhere.title);
});

test('a name that a full list has no room for is still in its field', async () => {
  const visitor = await aVisitor(shop.url);
  for (let one = 1; one <= mostKept; one += 1) await keep(visitor, `Nom ${one}`);
  const { location } = await keep(visitor, 'La chambre bleue');
  expect(location).toContain('notice=full');
  const { dom } = await read(visitor, location);
  expect(dom.querySelector('main input[name=name]')?.getAttribute('value')).toBe(
    'La chambre bleue',
  );
});
