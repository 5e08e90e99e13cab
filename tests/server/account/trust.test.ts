import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '@/lib/process/limits';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { aBrowser } from '@/tests/server/forms';
import { inOneWindow } from '@/tests/server/one-window';
import { variant } from '@/tests/server/variant';
import { startShop, type TestShop } from '@/tests/shop';

let smtp: TestSmtp;
let shop: TestShop;
beforeAll(async () => {
  smtp = await startSmtp();
  shop = await startShop({ SMTP_URL: smtp.url });
});
afterAll(async () => {
  await shop.stop();
  await smtp.close();
});

const anEmail = () => `${randomUUID()}@theogonie.example`;

/** The newest mail to an address, once it has arrived. */
async function mailTo(email: string, count = 1) {
  const all = () => smtp.received.filter(({ to }) => to.includes(email));
  await expect.poll(() => all().length, { timeout: 10_000 }).toBe(count);
  return readMail(all().at(-1)?.source ?? '');
}

const pathIn = (text: string, page: string) =>
  new RegExp(`(/${page}\\?token=[\\w-]{43})`).exec(text)?.[1] ?? '';

/** A known visitor who opens a session on a second device by the link of a mail. */
async function aProvenVisitor(fields = {}) {
  const email = anEmail();
  const first = aBrowser(shop.url);
  await first.press('/cart', 'S’inscrire', { email, ...fields });
  const second = aBrowser(shop.url);
  const before = smtp.received.filter(({ to }) => to.includes(email)).length;
  const { location } = await second.press('/cart', 'S’inscrire', { email });
  expect(location).toBe('/cart?error=alreadySubscribed');
  const link = pathIn((await mailTo(email, before + 1)).text, 'access');
  expect((await second.press(link, 'Ouvrir ma session')).location).toBe('/my-data?notice=opened');
  return { email, first, second, link };
}

describe('a visitor with a known address', () => {
  test('joins by a mailed link, which opens a session only when its button is pressed', async () => {
    const email = anEmail();
    const first = aBrowser(shop.url);
    await first.press('/cart', 'S’inscrire', { email });
    await first.press('/bed/zeus', 'Ajouter au Panier', { productId: 'lit-zeus' });
    const second = aBrowser(shop.url);
    await second.press('/cart', 'S’inscrire', { email });
    expect(second.jar.has('session')).toBe(false);
    const link = pathIn((await mailTo(email)).text, 'access');
    const page = await second.get(link);
    expect(page.headers.get('cache-control')).toContain('no-store');
    const html = await page.text();
    expect(html).toContain('noindex');
    expect(html).toMatch(/<meta name="referrer" content="same-origin"/);
    await second.get(link);
    expect((await first.dom('/cart')).textContent).toContain('Lit Zeus');
    expect((await second.press(link, 'Ouvrir ma session')).location).toBe('/my-data?notice=opened');
    expect((await second.dom('/cart')).textContent).toContain('Lit Zeus');
    expect((await first.dom('/cart')).textContent).not.toContain('Lit Zeus');
    const third = aBrowser(shop.url);
    const again = await third.press(link, 'Ouvrir ma session');
    expect(again.location).toBe('/access?notice=badLink');
    expect(third.jar.has('session')).toBe(false);
  });

  test('has a page with sessions, export, newsletter and erasure', async () => {
    const { email, second } = await aProvenVisitor();
    const page = (await second.dom('/my-data')).textContent;
    for (const part of ['cet appareil', 'Télécharger', 'Tout effacer'])
      expect(page).toContain(part);
    const file = await second.get('/my-data/download');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(await file.text()).toContain(email);
    expect((await second.press('/my-data', 'La recevoir')).location).toContain('letterOn');
    expect((await second.press('/my-data', 'Ne plus la recevoir')).location).toContain('letterOff');
    const unsure = await second.press('/my-data', 'Effacer maintenant');
    expect(unsure.text).toContain('Rien n’a été effacé : cochez d’abord cette case.');
    const erased = await second.press('/my-data', 'Effacer maintenant', { sure: 'on' });
    expect(erased.location).toContain('erased');
    expect(second.jar.has('session')).toBe(false);
    expect((await second.get('/my-data/download')).status).toBe(403);
    const fresh = aBrowser(shop.url);
    const { location } = await fresh.press('/cart', 'S’inscrire', { email });
    expect(location).toBe('/cart?done=subscribed');
  });
});

test('an unproven visitor sees no data, and gets a link to prove the address', async () => {
  const email = anEmail();
  const browser = aBrowser(shop.url);
  await browser.press('/cart', 'S’inscrire', { email });
  expect((await browser.get('/my-data/download')).status).toBe(403);
  expect((await browser.dom('/my-data')).textContent).not.toContain('Tout effacer');
  expect((await browser.press('/my-data', 'Recevoir un lien')).location).toContain('linkSent');
  expect(pathIn((await mailTo(email)).text, 'access')).not.toBe('');
});

test('asking for a link gives the same answer for an unknown address', async () => {
  const browser = aBrowser(shop.url);
  const { location } = await browser.press('/my-data', 'Recevoir un lien', { email: anEmail() });
  expect(location).toBe('/my-data?notice=linkSent');
});

test('the newsletter is requested, confirmed, and ended with one click', async () => {
  const email = anEmail();
  const browser = aBrowser(shop.url);
  await browser.press('/cart', 'S’inscrire', { email, letter: 'on' });
  const confirm = pathIn((await mailTo(email)).text, 'letter');
  expect((await browser.press(confirm, 'Je confirme')).location).toBe('/letter?notice=letterOn');
  expect((await browser.press(confirm, 'Je confirme')).location).toBe('/letter?notice=letterOn');
  const welcome = await mailTo(email, 2);
  const oneClick = /\/unsubscribe\/now\?token=[\w-]+/.exec(welcome.header('List-Unsubscribe'))?.[0];
  // RFC 8058: a mailbox sends either kind of form.
  const form = new FormData();
  form.append('List-Unsubscribe', 'One-Click');
  const post = (path: string, body: BodyInit = new URLSearchParams('List-Unsubscribe=One-Click')) =>
    fetch(shop.url + path, { method: 'POST', body });
  expect((await post(oneClick ?? '', form)).status).toBe(200);
  expect((await post(oneClick ?? '')).status).toBe(200);
  expect((await post(`/unsubscribe/now?token=${'A'.repeat(43)}`)).status).toBe(404);
  const page = await fetch(shop.url + oneClick, { redirect: 'manual' });
  expect(page.headers.get('location')).toMatch(/^\/unsubscribe\?token=/);
  const left = pathIn(welcome.text, 'unsubscribe');
  expect((await browser.press(left, 'Me désinscrire')).location).toBe(
    '/unsubscribe?notice=letterOff',
  );
  // A used link does not subscribe a visitor again who has unsubscribed.
  expect((await browser.press(confirm, 'Je confirme')).location).toBe('/letter?notice=badLink');
  expect(smtp.received.filter(({ to }) => to.includes(email))).toHaveLength(2);
});

describe('a button pressed twice gives the same answer', () => {
  test('for an access link, with one session', async () => {
    const email = anEmail();
    await aBrowser(shop.url).press('/cart', 'S’inscrire', { email });
    const browser = aBrowser(shop.url);
    await browser.press('/cart', 'S’inscrire', { email });
    const link = pathIn((await mailTo(email)).text, 'access');
    const send = await browser.fill(link, 'Ouvrir ma session');
    const answers = [...(await Promise.all([send(), send()])), await send()];
    answers.push(await browser.press(link, 'Ouvrir ma session'));
    expect(answers.map(({ location }) => location)).toEqual(
      Array(4).fill('/my-data?notice=opened'),
    );
    const page = await browser.dom('/my-data');
    expect(page.querySelectorAll('main li').length).toBe(1);
    const stranger = await aBrowser(shop.url).press(link, 'Ouvrir ma session');
    expect(stranger.location).toBe('/access?notice=badLink');
  });

  test('for erasing, ending a session and ending the newsletter', async () => {
    const { second } = await aProvenVisitor();
    const other = (await second.dom('/my-data')).querySelector('main input[name=id]');
    expect(other).toBeTruthy();
    const erase = await second.fill('/my-data', 'Effacer maintenant', { sure: 'on' });
    const end = await second.fill('/my-data', 'Fermer');
    const erased = [...(await Promise.all([erase(), erase()])), await erase()];
    expect(erased.map(({ location }) => location)).toEqual(Array(3).fill('/my-data?notice=erased'));
    expect((await end()).location).toBe('/my-data?notice=sessionEnded');
    // The page of another visitor has the id of another session, or none.
    const stranger = aBrowser(shop.url);
    const { second: neighbour } = await aProvenVisitor();
    const theirs = await neighbour.fill('/my-data', 'Effacer maintenant', { sure: 'on' });
    stranger.jar.set('session', neighbour.jar.get('session') ?? '');
    const forged = await stranger.fill('/my-data', 'Effacer maintenant', {
      sure: 'on',
      session: randomUUID(),
    });
    stranger.jar.clear();
    expect((await forged()).location).toBe('/my-data?notice=failed');
    expect((await theirs()).location).toBe('/my-data?notice=erased');
  });
});

test('a contract is withdrawn from in two steps, with an acknowledgement on the page and by mail', async () => {
  const email = anEmail();
  const path = '/withdrawal/declaration';
  const fields = { name: 'Léda <b>', order: 'cmd-77', email };
  const page = await fetch(`${shop.url}${path}`);
  const { parse } = await import('node-html-parser');
  const post = async (html: string, button: string, values: Record<string, string>) => {
    const form = parse(html).querySelector('main form');
    const body = new FormData();
    for (const input of form?.querySelectorAll('input') ?? []) {
      body.append(input.getAttribute('name') ?? '', input.getAttribute('value') ?? '');
    }
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    const pressed = form?.querySelectorAll('button').find((one) => one.textContent === button);
    if (pressed?.getAttribute('name')) body.append('step', pressed.getAttribute('value') ?? '');
    const headers = { origin: shop.url };
    return (await fetch(shop.url + path, { method: 'POST', body, headers })).text();
  };
  const review = await post(await page.text(), 'Continuer', fields);
  expect(parse(review).textContent).toContain('Vérifiez votre déclaration');
  expect(smtp.received.filter(({ to }) => to.includes(email))).toEqual([]);
  const [done, twice] = await Promise.all([
    post(review, 'Confirmer la rétractation', {}),
    post(review, 'Confirmer la rétractation', {}),
  ]);
  const reference = /R(-[0-9A-F]{5}){3}/.exec(done)?.[0] ?? 'none';
  expect(twice).toContain(reference);
  expect(parse(done).textContent).toMatch(
    /Reçue le \d+ \S+ \d{4}, à \d+\sh(\s\d\d)?, heure de Paris/,
  );
  const again = await post(review, 'Confirmer la rétractation', {});
  expect(again).toContain(reference);
  // Anybody can type an address: the mail says nothing that was typed, and links to a page that does.
  const mail = await mailTo(email);
  expect(mail.text).toContain(reference);
  expect(mail.text).toMatch(/à \d+\sh(\s\d\d)?, heure de Paris/);
  for (const typed of ['cmd-77', 'Léda']) expect(mail.text + mail.html).not.toContain(typed);
  const link = receiptIn(mail.text);
  const shown = await fetch(shop.url + link);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const receipt = await shown.text();
  expect(receipt).toContain('noindex');
  expect(receipt).toMatch(/<meta name="referrer" content="same-origin"/);
  for (const said of [reference, 'cmd-77', 'Léda &lt;b&gt;', email])
    expect(receipt).toContain(said);
  // The page that acknowledges the declaration leads there too.
  const onPage = parse(done).querySelector('main a[href*="receipt"]')?.getAttribute('href') ?? '';
  expect(await (await fetch(shop.url + onPage)).text()).toContain('cmd-77');
});

const receiptIn = (text: string) => /\/withdrawal\/receipt\?token=[\w.-]+/.exec(text)?.[0] ?? '';

test('a cut or forged receipt shows an explanation and no data', async () => {
  const email = anEmail();
  const browser = aBrowser(shop.url);
  const fields = { name: 'Léda', order: 'cmd-78', email, step: 'confirm' };
  const { dom } = await browser.press('/withdrawal/declaration', 'Continuer', fields);
  expect(dom.textContent).toContain('Votre rétractation est reçue');
  const link = receiptIn((await mailTo(email)).text);
  expect((await browser.dom(link)).textContent).toContain('cmd-78');
  const forged = [link.slice(0, -1), link.slice(0, 60), '/withdrawal/receipt'];
  for (const path of forged) {
    const text = (await browser.dom(path)).textContent;
    expect(text).toContain('Ce lien est incomplet, ou ne vient pas de nous');
    expect(text).not.toContain('cmd-78');
  }
});

test('a withdrawal by a proven visitor is mailed in full', async () => {
  const { email, second } = await aProvenVisitor();
  const before = smtp.received.filter(({ to }) => to.includes(email)).length;
  const fields = { name: 'Léda', order: 'cmd-79', email, step: 'confirm' };
  await second.press('/withdrawal/declaration', 'Continuer', fields);
  expect((await mailTo(email, before + 1)).text).toContain('cmd-79');
});

describe('a session can be ended', () => {
  test.each([
    ['/cart', '/cart?done=left', 'Session quittée'],
    ['/my-data', '/my-data?notice=sessionEnded', 'La session est fermée'],
  ])('from %s', async (page, path, said) => {
    const browser = aBrowser(shop.url);
    await browser.press('/cart', 'S’inscrire', { email: anEmail() });
    const session = browser.jar.get('session') ?? '';
    const { location } = await browser.press(page, 'Quitter cette session');
    expect(location).toBe(path);
    expect([...browser.jar.keys()]).toEqual([]);
    expect((await browser.dom(path)).textContent).toContain(said);
    expect((await browser.dom(page)).textContent).not.toContain('Quitter cette session');
    // It has ended in the database too, not only in this browser.
    browser.jar.set('session', session);
    expect((await browser.dom('/cart')).textContent).toContain('Votre session a pris fin');
  });

  test('from the data page when it is proven, in Arabic', async () => {
    const { second } = await aProvenVisitor();
    const { location } = await second.press('/ar/my-data', 'الخروج من هذه الجلسة');
    expect(location).toBe('/ar/my-data?notice=sessionEnded');
    expect((await second.get('/my-data/download')).status).toBe(403);
  });
});

test('without a mail server mails are files, and the log names the file, not the address', async () => {
  const plain = await startShop();
  try {
    const email = anEmail();
    await aBrowser(plain.url).press('/cart', 'S’inscrire', { email, letter: 'on' });
    await expect.poll(() => plain.output(), { timeout: 10_000 }).toContain('.eml');
    const folder = join(plain.dataDir, 'outbox');
    const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.eml'));
    expect(readFileSync(join(folder, file), 'utf8')).toContain(email);
    expect(plain.output()).not.toContain(email);
  } finally {
    await plain.stop();
  }
});

describe('limits', () => {
  let strict: TestShop;
  beforeAll(async () => {
    strict = await startShop({ LIMIT_FACTOR: '1', SMTP_URL: smtp.url });
  });
  afterAll(() => strict.stop());

  test('a mailbox gets three links at once, and further requests get the same answer', async () => {
    const email = anEmail();
    const browser = () => aBrowser(strict.url);
    await browser().press('/cart', 'S’inscrire', { email });
    const mails = () => smtp.received.filter(({ to }) => to.includes(email)).length;
    for (let n = 1; n <= 6; n += 1) {
      const { location } = await browser().press('/cart', 'S’inscrire', { email });
      expect(location).toBe('/cart?error=alreadySubscribed');
      await expect.poll(mails, { timeout: 10_000 }).toBeGreaterThanOrEqual(Math.min(n, 3));
    }
    expect(mails()).toBe(3);
    // An owner who has used a link gets another at once.
    const owner = browser();
    await owner.press(pathIn((await mailTo(email, 3)).text, 'access'), 'Ouvrir ma session');
    await browser().press('/my-data', 'Recevoir un lien', { email });
    await mailTo(email, 4);
  });

  test('a range of addresses that joins again and again has to wait, whatever address its headers state', async () => {
    let answer = '';
    // A new window may begin on the way.
    for (let n = 0; n <= 2 * limits.subscribe.range && !answer.includes('tooMany'); n += 1) {
      const browser = aBrowser(strict.url);
      const headers = { 'x-forwarded-for': `203.0.${n}.1`, 'x-shop-client': `203.0.${n}.1` };
      const email = anEmail();
      answer = (await browser.press('/cart', 'S’inscrire', { email }, headers)).location;
    }
    expect(answer).toMatch(/tooMany&wait=\d+$/);
    const text = (await aBrowser(strict.url).dom(answer)).textContent;
    expect(text).toMatch(/Réessayez dans \d+\s(minutes?|secondes?)/);
  });

  test('a visitor who starts a payment again and again has to wait', async () => {
    const number = 'TH-2026-23456789';
    const ask = async () => {
      const answer = await fetch(`${strict.url}/payment/order`, {
        method: 'POST',
        body: new URLSearchParams({ number }),
        headers: { origin: strict.url },
        redirect: 'manual',
      });
      return answer.headers.get('location');
    };
    expect(await ask()).toBe(`/orders/${number}`);
    let answer: string | null = '';
    const most = 2 * limits.payment.range;
    for (let n = 0; n <= most && !answer?.includes('tooMany'); n += 1) answer = await ask();
    expect(answer).toBe(`/orders/${number}?error=tooMany`);
  });
});

/** A browser behind proxies that say this of where its requests come from. */
const from = (url: string, forwarded: string) => aBrowser(url, { 'x-forwarded-for': forwarded });

// With this factor one request in a window is the limit of every range.
const proxies = [
  ['0', ['203.0.1.1', '203.0.2.1'], '203.0.3.1'],
  ['1', ['203.0.1.1', '203.0.2.1, 203.0.3.1'], '203.0.4.1, 203.0.1.9'],
  [
    '2',
    ['203.0.1.1, 10.0.0.1', '203.0.2.1, 203.0.3.1, 10.0.0.1'],
    '203.0.9.1, 203.0.1.9, 10.0.0.2',
  ],
] as const;
for (const [index, [TRUSTED_PROXIES, [first = '', second = ''], repeated]] of proxies.entries())
  test(
    `behind ${TRUSTED_PROXIES} proxies a visitor is counted by the address that the outermost one saw`,
    variant(index),
    () =>
      inOneWindow(limits.subscribe, async () => {
        const proxied = await startShop({ LIMIT_FACTOR: '0.01', TRUSTED_PROXIES });
        const join = async (forwarded: string) =>
          (await from(proxied.url, forwarded).press('/cart', 'S’inscrire', { email: anEmail() }))
            .location;
        try {
          expect(await join(first)).toBe('/cart?done=subscribed');
          // Without a proxy of ours the header is the visitor's own, and counts for nothing.
          const isTold = TRUSTED_PROXIES !== '0';
          expect(await join(second)).toMatch(isTold ? /done=subscribed$/ : /error=tooMany/);
          expect(await join(repeated)).toContain('error=tooMany');
        } finally {
          await proxied.stop();
        }
      }),
  );

test('a valid link and a proven session work when their range is over its limit', () =>
  inOneWindow(limits.proof, async () => {
    const full = await startShop({
      LIMIT_FACTOR: '0.01',
      TRUSTED_PROXIES: '1',
      SMTP_URL: smtp.url,
    });
    try {
      const email = anEmail();
      await from(full.url, '203.0.1.1').press('/cart', 'S’inscrire', { email, letter: 'on' });
      const letter = pathIn((await mailTo(email)).text, 'letter');
      await from(full.url, '203.0.2.1').press('/cart', 'S’inscrire', { email });
      const access = pathIn((await mailTo(email, 2)).text, 'access');
      const stranger = from(full.url, '198.51.100.1');
      const guess = async () =>
        (await stranger.press(`/access?token=${'A'.repeat(43)}`, 'Ouvrir ma session')).location;
      expect(await guess()).toBe('/access?notice=badLink');
      expect(await guess()).toContain('notice=tooMany');

      const owner = from(full.url, '198.51.100.2');
      const press = async (...form: Parameters<typeof owner.press>) =>
        (await owner.press(...form)).location;
      expect(await press(letter, 'Je confirme')).toBe('/letter?notice=letterOn');
      const unsubscribe = pathIn((await mailTo(email, 3)).text, 'unsubscribe');
      expect(await press(unsubscribe, 'Me désinscrire')).toBe('/unsubscribe?notice=letterOff');
      expect(await press(access, 'Ouvrir ma session')).toBe('/my-data?notice=opened');
      for (let n = 0; n < 3; n += 1) {
        expect(await press('/my-data', 'La recevoir')).toContain('letterOn');
        expect(await press('/my-data', 'Ne plus la recevoir')).toContain('letterOff');
      }
      expect((await owner.get('/my-data/download')).status).toBe(200);
      const fields = { name: 'Léda', order: 'cmd-80', email, step: 'confirm' };
      for (let n = 0; n < 3; n += 1) {
        const { dom } = await owner.press('/withdrawal/declaration', 'Continuer', fields);
        expect(dom.textContent).toContain('Votre rétractation est reçue');
      }
      expect(await press('/my-data', 'Effacer maintenant', { sure: 'on' })).toContain('erased');
    } finally {
      await full.stop();
    }
  }));

test('an erasure deletes the mails of its address from the outbox, and no others', async () => {
  const plain = await startShop();
  try {
    const folder = join(plain.dataDir, 'outbox');
    const mails = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const arrived = async (text: string) => {
      await vi.waitFor(() => expect(mails().join()).toContain(text), { timeout: 10_000 });
      return mails().find((mail) => mail.includes(text)) ?? '';
    };
    const [owner, other] = [anEmail(), anEmail()];
    for (const email of [owner, other]) {
      await aBrowser(plain.url).press('/cart', 'S’inscrire', { email, letter: 'on' });
      await arrived(email);
    }
    const browser = aBrowser(plain.url);
    await browser.press('/cart', 'S’inscrire', { email: owner });
    await vi.waitFor(() => expect(mails().join()).toContain('/access?token'), { timeout: 10_000 });
    const source = mails().find((mail) => mail.includes('/access?token')) ?? '';
    await browser.press(pathIn(readMail(source).text, 'access'), 'Ouvrir ma session');
    const { location } = await browser.press('/my-data', 'Effacer maintenant', { sure: 'on' });
    expect(location).toBe('/my-data?notice=erased');
    expect(mails().join()).not.toContain(owner);
    expect(mails().join()).toContain(other);
    expect(readdirSync(folder).join()).not.toContain('@');
  } finally {
    await plain.stop();
  }
});

describe('requests from outside', () => {
  const send = (headers: Record<string, string>, body = '') =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(shop.url);
      const call = request(
        { hostname, port, path: '/cart', method: 'POST', headers },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      call.on('error', reject);
      call.end(body);
    });

  test('refuses forms of other sites, bodies above 64 KB and bodies of unknown length', async () => {
    expect(await send({ origin: 'https://evil.example', 'content-length': '0' })).toBe(403);
    expect(await send({ origin: 'null', 'content-length': '0' })).toBe(403);
    expect(await send({ 'sec-fetch-site': 'cross-site', 'content-length': '0' })).toBe(403);
    expect(await send({ 'content-length': '65537' })).toBe(413);
    expect(await send({ 'transfer-encoding': 'chunked' }, 'x')).toBe(411);
  });
});
