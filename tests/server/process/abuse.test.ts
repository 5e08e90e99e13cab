// @module-tag matrix
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aVisitor } from '@/tests/server/forms';
import { prove } from '@/tests/server/mailbox';
import { startShop, type TestShop } from '@/tests/shop';

/** Random bodies in all, divided among the forms. `npm run test:all` sends more. */
const bodies = Number(process.env.ABUSE_BODIES ?? 2_000);
const atOnce = 24;

const dataDir = mkdtempSync(join(tmpdir(), 'theogonie-abuse-'));
let shop: TestShop;
/** Ids that belong to the owner, and the cookies of the owner and of a stranger. */
let foreign: string[] = [];
let owner = '';
let stranger = '';
let before: Record<string, string>;

/** The rows of every table except the rate limits, which count refused requests. */
async function contents(): Promise<Record<string, string>> {
  const db = await PGlite.create(join(dataDir, 'postgres'));
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('limits', 'jobs', 'mail_budgets')`,
  );
  const dump: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.query<{ all: string }>(
      `select coalesce(json_agg(t order by t::text)::text, '') as all from "${name}" t`,
    );
    dump[name] = rows[0]?.all ?? '';
  }
  await db.close();
  return dump;
}

const settings = { DATA_DIR: dataDir, LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' };

beforeAll(async () => {
  shop = await startShop(settings);
  const first = await aVisitor(shop.url, { letter: 'on' });
  await first.press('/bed/zeus', 'Ajouter au Panier', { productId: 'lit-zeus' });
  await first.press('/bed/zeus', 'Liste de Souhaits', { productId: 'lit-zeus' });
  await first.press('/kept?add=lit-zeus', 'Garder', { name: 'Ma chambre' });
  await prove(first, dataDir, '/my-data', first.email);
  owner = first.cookie();
  const pages = await Promise.all(['/cart', '/kept', '/my-data'].map(first.dom));
  foreign = pages.flatMap((page) =>
    page.querySelectorAll('input[name=id]').map((input) => input.getAttribute('value') ?? ''),
  );
  expect(foreign.length).toBeGreaterThanOrEqual(4);
  stranger = (await aVisitor(shop.url)).cookie();
  await shop.stop();
  before = await contents();
  shop = await startShop(settings);
});
afterAll(async () => {
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The page of a form, its button, who presses it, and what its answers look like. */
const forms: Record<
  string,
  { path: string; button: string; isKnown: boolean; isOwners?: boolean }
> = {
  setQuantity: { path: '/cart', button: 'Un de plus', isKnown: true, isOwners: true },
  clearCart: { path: '/cart', button: 'Vider', isKnown: true, isOwners: true },
  checkout: { path: '/cart', button: 'Procéder au Paiement', isKnown: true, isOwners: true },
  requestCartOffer: { path: '/cart', button: 'Demander un devis', isKnown: true, isOwners: true },
  removeFromWishlist: {
    path: '/cart?tab=wishlist',
    button: 'Retirer',
    isKnown: true,
    isOwners: true,
  },
  renameKept: { path: '/kept', button: 'Enregistrer', isKnown: true, isOwners: true },
  removeKept: { path: '/kept', button: 'Retirer', isKnown: true, isOwners: true },
  endSession: { path: '/my-data', button: 'Fermer', isKnown: true, isOwners: true },
  setNewsletter: { path: '/my-data', button: 'recevoir', isKnown: true, isOwners: true },
  erase: { path: '/my-data', button: 'Effacer maintenant', isKnown: true, isOwners: true },
  subscribe: { path: '/cart', button: 'S’inscrire', isKnown: false },
  addToCart: { path: '/bed/zeus', button: 'Ajouter au Panier', isKnown: true },
  addToWishlist: { path: '/bed/zeus', button: 'Liste de Souhaits', isKnown: true },
  buyNow: { path: '/bed/zeus', button: 'Acheter', isKnown: true },
  requestOffer: { path: '/bed/zeus', button: 'Demander un Devis', isKnown: true },
  keepConfiguration: {
    path: '/bed/zeus',
    button: 'Garder cette configuration',
    isKnown: true,
  },
  keep: { path: '/kept?add=lit-zeus', button: 'Garder', isKnown: true },
  sendMessage: { path: '/contact', button: 'Envoyer le message', isKnown: false },
  requestLink: { path: '/my-data', button: 'Recevoir un lien', isKnown: false },
  openSession: { path: `/access?token=${'A'.repeat(43)}`, button: 'Ouvrir', isKnown: true },
  confirmNewsletter: {
    path: `/letter?token=${'A'.repeat(43)}`,
    button: 'Je confirme',
    isKnown: true,
  },
  unsubscribe: {
    path: `/unsubscribe?token=${'A'.repeat(43)}`,
    button: 'Me désinscrire',
    isKnown: true,
  },
  withdraw: { path: '/withdrawal/declaration', button: 'Continuer', isKnown: false },
  holdStay: { path: '/residence/book', button: 'Continuer', isKnown: false },
  bookHour: {
    path: '/appointment/details?at=2026-12-01T09:00Z',
    button: 'Prendre cette heure',
    isKnown: false,
  },
};

const keys = fc.oneof(
  fc.constantFrom(
    ...['productId', 'option', 'quantity', 'key', 'id', 'email', 'name', 'letter', 'subject'],
    ...['message', 'token', 'locale', 'sure', 'step', 'order', '__proto__', 'constructor'],
    ...['toString', 'hasOwnProperty', '$ACTION_REF_9', '$ACTION_ID_0', 'price', 'user_email'],
  ),
  fc.string({ maxLength: 20 }),
);
// No generated text is an address or a product, which could rightly be accepted.
const texts = fc.oneof(
  fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.replaceAll('@', '')),
  fc.string({ maxLength: 60, unit: 'binary' }).map((text) => text.replaceAll('@', '')),
  fc.constantFrom('', '0', '-1', '1e309', 'NaN', 'null', '{"$ne":1}', "' or 1=1 --", '\u0000'),
  fc.constantFrom('a@', '@b.example', 'a@b.example\r\nbcc: c@d.example', '__proto__', '[]'),
  fc.constantFrom('on', 'off', 'confirm', 'change', '../../etc/passwd', '<script>', '%00'),
  fc.uuid(),
  fc.integer({ min: 0, max: 50 }).map((n) => foreign[n % Math.max(1, foreign.length)] ?? ''),
  fc.integer({ min: 500, max: 5_000 }).map((length) => 'x'.repeat(length)),
);
const fields = fc.array(
  fc.tuple(
    keys,
    fc.oneof(
      texts,
      texts.map((text) => new Blob([text])),
    ),
  ),
  {
    maxLength: 8,
  },
);

/** The hidden inputs that name the action of a form. */
async function actionOf({ path, button, isKnown, isOwners }: (typeof forms)[string]) {
  const headers = { cookie: isOwners ? owner : isKnown ? stranger : '' };
  const page = parse(await (await fetch(shop.url + path, { headers })).text());
  const pressed = page
    .querySelectorAll('main form button')
    .find((one) => `${one.textContent} ${one.getAttribute('aria-label')}`.includes(button));
  const hidden = pressed?.closest('form')?.querySelectorAll('input[type=hidden]') ?? [];
  const pairs = hidden
    .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const)
    .filter(([name]) => name.startsWith('$'));
  const own = pressed?.getAttribute('name');
  if (own?.startsWith('$')) pairs.push([own, pressed?.getAttribute('value') ?? '']);
  expect(pairs.length, button).toBeGreaterThan(0);
  return pairs;
}

const isRefusal = (status: number, location: string) =>
  (status === 303 &&
    /\/page-expired$|[?&](error|notice)=(?!linkSent|opened|letterO|erased|ended|kept|renamed|removed)/.test(
      location,
    )) ||
  status === 200 ||
  (status >= 400 && status < 500);

describe('random bodies', () => {
  test.each(Object.entries(forms))('%s refuses all of them', async (name, form) => {
    const action = await actionOf(form);
    const share = Math.ceil(bodies / Object.keys(forms).length);
    const wrong: string[] = [];
    const samples = fc.sample(fields, { numRuns: share, seed: 20261121 });
    const send = async (sample: (typeof samples)[number]) => {
      const body = new FormData();
      for (const [key, value] of action) body.append(key, value);
      for (const [key, value] of sample) body.append(key, value);
      const response = await fetch(shop.url + form.path, {
        method: 'POST',
        body,
        headers: { cookie: form.isKnown ? stranger : '', origin: shop.url },
        redirect: 'manual',
      });
      const text = await response.text();
      const location = response.headers.get('location') ?? '';
      const isDone = /Message envoyé|Votre rétractation est reçue/.test(
        text.replace(/<script[\s\S]*?<\/script>/g, ''),
      );
      if (!isRefusal(response.status, location) || isDone) {
        wrong.push(`${name} ${response.status} ${location} ${JSON.stringify(sample)}`);
      }
    };
    const queue = [...samples];
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await send(next);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    expect(wrong.slice(0, 3)).toEqual([]);
  });
});

test('bodies that are no forms, and actions that do not exist, are refused without a fault', async () => {
  const types = ['multipart/form-data; boundary=x', 'application/json', 'text/plain', 'a/b', ''];
  const samples = fc.sample(fc.string({ maxLength: 300, unit: 'binary' }), {
    numRuns: 40,
    seed: 1,
  });
  for (const path of ['/cart', '/contact', '/unsubscribe/now', '/my-data/download']) {
    for (const [index, body] of samples.entries()) {
      const response = await fetch(shop.url + path, {
        method: 'POST',
        body,
        headers: {
          origin: shop.url,
          'content-type': types[index % types.length] ?? '',
          ...(index % 2 ? { 'next-action': '0'.repeat(42) } : {}),
        },
        redirect: 'manual',
      });
      expect(response.status, `${path} ${index}`).toBeLessThan(500);
    }
  }
});

test('no attempt has changed a table', async () => {
  await shop.stop();
  expect(await contents()).toEqual(before);
});
