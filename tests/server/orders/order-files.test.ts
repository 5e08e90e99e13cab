import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { largestFileBytes } from '@/lib/orders/order-file';
import { desk } from '@/messages/fr/desk/desk';
import { aBrowser, aVisitor, type Visitor } from '@/tests/server/forms';
import { aColleague, prove } from '@/tests/server/mailbox';
import { readPage, spaced } from '@/tests/server/page';
import { startShop, type TestShop } from '@/tests/shop';

const clio = 'clio@theogonie.example';
const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-files-'));
let shop: TestShop;
let colleague: Visitor;
let customer: Visitor;
let page: string;
beforeAll(async () => {
  shop = await startShop({ DATA_DIR: dataDir, STAFF: clio });
  colleague = await aColleague(shop, clio);
  const buyer = await aVisitor(shop.url);
  customer = buyer;
  await prove(buyer, dataDir, '/my-data', buyer.email);
  const { location: payment } = await buyer.press('/bed/zeus', 'Acheter', {
    productId: 'lit-zeus',
  });
  const { location } = await buyer.press(payment, 'Finaliser', { method: 'card' });
  page = `/desk/orders/${new URL(location, shop.url).searchParams.get('number')}`;
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Part = string | Uint8Array<ArrayBuffer>;

/** Sends files as the form of the page does. */
async function send(files: readonly (readonly [name: string, Part])[], by = colleague) {
  const body = new FormData();
  for (const [name, part] of files) body.append('file', new File([part], name));
  const response = await fetch(`${shop.url}${page}/files`, {
    ...{ method: 'POST', body, redirect: 'manual' },
    headers: { cookie: by.cookie(), origin: shop.url },
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
    if (name === 'typed') {
      expect(cookie).toMatch(new RegExp(`Path=${page};.*HttpOnly`, 'i'));
      by.jar.set(name, value);
    }
  }
  return { status: response.status, location: response.headers.get('location') ?? '' };
}

const aPhoto = async (): Promise<Uint8Array<ArrayBuffer>> =>
  Uint8Array.from(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#6b4f2a' } })
      .withExif({ IFD0: { Make: 'Telephone' } })
      .jpeg()
      .toBuffer(),
  );
const pdf = '%PDF-1.4\ntrailer <<>>\n%%EOF\n';

/** The addresses of the files of the order. */
async function addresses(): Promise<string[]> {
  const links = (await colleague.dom(page)).querySelectorAll('#files a[href^="/desk/files/"]');
  return links.map((link) => link.getAttribute('href') ?? '');
}

test('a photo and a PDF are sent by a plain form, listed, and removed, with who and when', async () => {
  const sent = await send([
    ['../tête <de> lit.html', await aPhoto()],
    ['plan.pdf', pdf],
  ]);
  expect(sent).toEqual({ status: 303, location: `${page}?notice=filesAdded#notice` });
  const shown = await readPage(await colleague.get(page));
  for (const words of ['tête -de- lit.jpg', 'plan.pdf', clio, desk.notes.fileAdded]) {
    expect(shown.text).toContain(words);
  }
  const [photo = '', paper = ''] = await addresses();
  for (const [address, type, way] of [
    [photo, 'image/jpeg', 'inline'],
    [paper, 'application/pdf', 'attachment'],
  ]) {
    const response = await colleague.get(address ?? '');
    expect(response.status).toBe(200);
    const said = (name: string) => response.headers.get(name);
    expect(said('content-type')).toBe(type);
    expect(said('content-disposition')).toContain(`${way}; filename="`);
    expect(said('x-content-type-options')).toBe('nosniff');
    expect(said('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    );
    expect(said('cache-control')).toBe('no-store');
    expect(said('cross-origin-resource-policy')).toBe('same-origin');
    expect(said('x-robots-tag')).toBe('noindex');
  }
  const kept = Buffer.from(await (await colleague.get(photo)).arrayBuffer());
  expect(kept.includes('Telephone')).toBe(false);
  const removed = await colleague.press(page, desk.files.removeYes);
  expect([removed.status, removed.location]).toEqual([303, `${page}?notice=fileRemoved`]);
  expect(await addresses()).toHaveLength(1);
  expect((await colleague.get(photo)).status).toBe(404);
  expect((await readPage(await colleague.get(page))).text).toContain(desk.notes.fileRemoved);
});

test('what is no photo and no PDF is refused in a clear sentence, and nothing is kept', async () => {
  const before = await addresses();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const wrong: readonly (readonly [string, Part, keyof typeof desk.notices])[] = [
    ['a.png', '<!doctype html><script>alert(1)</script>', 'fileKind'],
    ['a.svg', svg, 'fileKind'],
    ['a.png', '\u0089PNG\r\n\u001a\n', 'fileKind'],
    ['vide.jpg', '', 'fileEmpty'],
    ['a.pdf', '%PDF-1.7', 'fileBroken'],
    ['grand.pdf', new Uint8Array(largestFileBytes + 1), 'fileTooLarge'],
  ];
  for (const [name, part, notice] of wrong) {
    const { status, location } = await send([[name, part]]);
    expect([status, location], notice).toEqual([303, `${page}?notice=${notice}&form=file#notice`]);
    // Its name stands in no address: the browser brings it, to this page alone.
    const shown = await readPage(await colleague.get(location.split('#')[0] ?? ''));
    expect(shown.text).toContain(spaced(desk.notices[notice].replace('{file}', name)));
  }
  const three = new Uint8Array(largestFileBytes + 1024 ** 2);
  const together = await send([
    ['a', three],
    ['b', three],
    ['c', three],
  ]);
  expect(together.location).toBe(`${page}?notice=filesTooLarge#notice`);
  expect((await send([])).location).toBe(`${page}?notice=noFile#notice`);
  expect(await addresses()).toEqual(before);
  const named = await readPage(await colleague.get(`${page}?notice=fileTooLarge&file=odd.pdf`));
  expect(named.text).not.toContain('odd.pdf');
});

test('a body that is no form, and one from another site, keep nothing', async () => {
  const before = await addresses();
  const post = (headers: Record<string, string>, body: string) =>
    fetch(`${shop.url}${page}/files`, {
      ...{ method: 'POST', body, redirect: 'manual' },
      headers: { cookie: colleague.cookie(), ...headers },
    });
  const plain = await post({ 'content-type': 'text/plain', origin: shop.url }, 'file=a');
  expect(plain.headers.get('location')).toBe(`${page}?notice=noFile#notice`);
  expect((await post({ origin: 'https://elsewhere.example' }, 'a')).status).toBe(403);
  expect(await addresses()).toEqual(before);
});

test('nobody but the staff sends, sees or removes a file: strangers, customers, former staff', async () => {
  await send([['atelier.jpg', await aPhoto()]]);
  const files = await addresses();
  const [file = ''] = files;
  await shop.stop();
  // Clio has left the house.
  shop = await startShop({ DATA_DIR: dataDir, STAFF: 'erato@theogonie.example' });
  const others = [aBrowser(shop.url), customer, colleague].map(({ jar }) => {
    const other = aBrowser(shop.url);
    for (const [name, value] of jar) other.jar.set(name, value);
    return other;
  });
  for (const other of others) {
    const { status, location } = await send([['b.jpg', await aPhoto()]], other);
    expect([status, location.startsWith('/desk?back=')]).toEqual([303, true]);
    expect((await other.get(file)).status).toBe(404);
    expect((await other.get(`/it${file}`)).status).toBe(404);
  }
  colleague = others[2] ?? colleague;
  await shop.stop();
  shop = await startShop({ DATA_DIR: dataDir, STAFF: clio });
  const back = aBrowser(shop.url);
  for (const [name, value] of colleague.jar) back.jar.set(name, value);
  colleague = back;
  expect(await addresses()).toEqual(files);
  const form = await colleague.fill(page, desk.files.removeYes);
  const session = colleague.jar.get('session') ?? '';
  for (const other of ['', customer.jar.get('session') ?? '']) {
    colleague.jar.set('session', other);
    const { status, location } = await form();
    expect([status, location.startsWith('/desk?back=')]).toEqual([303, true]);
  }
  colleague.jar.set('session', session);
  expect(await addresses()).toEqual(files);
  // An address that was made up, and the form of a file of another order.
  expect((await colleague.get('/desk/files/00000000-0000-4000-8000-000000000000')).status).toBe(
    404,
  );
  expect((await colleague.get('/desk/files/..%2Fx')).status).toBeGreaterThanOrEqual(400);
});
