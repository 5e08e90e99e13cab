import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test, vi } from 'vitest';
import { desk } from '@/messages/fr/desk/desk';
import { messages } from '@/tests/content/texts';
import { mailsTo } from '@/tests/outbox';
import { aVisitor, type Visitor } from '@/tests/server/forms';
import { aColleague, prove } from '@/tests/server/mailbox';
import { ownShop } from '@/tests/server/own-shop';
import { readPage } from '@/tests/server/page';
import { startShop } from '@/tests/shop';

const clio = 'clio@theogonie.example';
const secret = 'the secret of the mail server of these tests';
const { fr } = messages;
const shop = ownShop({
  ...{ STAFF: clio, HOUSE_MAIL: 'maison@theogonie.example' },
  ...{ MAIL_REPLY_ADDRESS: 'reponse+{token}@theogonie.example', MAIL_INBOUND_SECRET: secret },
});
let colleague: Visitor;
let customer: Visitor & { readonly email: string };
/** The address at the desk of a conversation of that customer, and where its answers go to. */
let page: string;
let to: string;
beforeAll(async () => {
  colleague = await aColleague(shop, clio);
  customer = await aVisitor(shop.url);
  await customer.press('/contact', fr.contact.form.send, {
    ...{ name: 'Léda', email: customer.email, phone: '', subject: 'L’escalier' },
    message: 'Passe-t-il ?',
  });
  const links = (await colleague.dom('/desk/messages')).querySelectorAll('main a');
  const paths = links.map((link) => link.getAttribute('href') ?? '');
  page = paths.find((path) => /^\/desk\/messages\/[0-9a-f-]{36}$/.test(path)) ?? '';
  await colleague.press(page, desk.messages.see, { text: 'Oui, il passe.', step: 'send' });
  const answered = () => mailsTo(shop.dataDir, customer.email).at(-1)?.header('Reply-To') ?? '';
  await vi.waitFor(() => expect(answered()).toContain('reponse+'), { timeout: 15_000 });
  to = /reponse\+[0-9a-f]{52}@theogonie\.example/.exec(answered())?.[0] ?? '';
});

type Mail = { from?: string; to?: string; id?: string; more?: string; text?: string };
const mailOf = (mail: Mail = {}) =>
  [
    `From: Leda <${mail.from ?? customer.email}>`,
    `To: <${mail.to ?? to}>`,
    `Message-ID: <${mail.id ?? randomUUID()}@a.example>`,
    `${mail.more ?? 'Subject: Re'}`,
    '',
    mail.text ?? 'Merci.',
  ].join('\r\n');

/** Hands something over as the mail server does. @returns the status, and what came of it */
async function deliver(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = { authorization: `Bearer ${secret}` },
  path = '/webhooks/mail',
) {
  const response = await fetch(shop.url + path, { method: 'POST', body, headers });
  const said = await response.text();
  return { status: response.status, said };
}

const conversation = async () => readPage(await colleague.get(page));
const countOf = async (word: string) => (await conversation()).text.split(word).length - 1;

test('strangers, customers and people of the house file nothing without the secret of the mail server', async () => {
  const word = 'Forgé';
  const wrong: readonly Readonly<Record<string, string>>[] = [
    {},
    { authorization: '' },
    { authorization: 'Bearer ' },
    { authorization: secret.slice(1) },
    { authorization: `Bearer ${secret}x` },
    { authorization: `Bearer ${secret.toUpperCase()}` },
    { authorization: `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}` },
    { cookie: customer.cookie() },
    { cookie: colleague.cookie(), origin: shop.url },
    { 'x-forwarded-for': '127.0.0.1', 'x-shop-client': '127.0.0.1' },
  ];
  for (const headers of wrong) {
    const { status } = await deliver(mailOf({ text: word }), headers);
    expect(status, JSON.stringify(headers)).toBe(401);
  }
  for (const path of ['/en/webhooks/mail', '/fr/webhooks/mail', '/webhooks/mail/x']) {
    const { status } = await deliver(mailOf({ text: word }), {}, path);
    expect([401, 404, 308], path).toContain(status);
  }
  for (const method of ['GET', 'PUT', 'DELETE'])
    expect((await fetch(`${shop.url}/webhooks/mail`, { method })).status, method).toBe(405);
  expect(await countOf(word)).toBe(0);
});

test('with the secret too, a token that was made up, cut or turned and another sender file nothing', async () => {
  const word = 'Inventé';
  const [before = '', after = ''] = [to.slice(0, to.indexOf('@')), to.slice(to.indexOf('@'))];
  const tokens = [
    `${before.slice(0, -1)}${before.endsWith('0') ? '1' : '0'}${after}`,
    `${before.slice(0, -20)}${'0'.repeat(20)}${after}`,
    `${before.slice(0, -1)}${after}`,
    `${before}0${after}`,
    `reponse+${randomUUID().replaceAll('-', '')}${before.slice(-20)}${after}`,
    `reponse+' or 1=1--${after}`,
    `reponse+${after}`,
    'contact@theogonie.example',
  ];
  for (const forged of tokens) {
    const { status, said } = await deliver(mailOf({ to: forged, text: word }));
    expect([status, said], forged).toEqual([422, '{"filed":"noToken"}']);
  }
  for (const from of [clio, 'other@theogonie.example', `${customer.email}.example`, '']) {
    const { status, said } = await deliver(mailOf({ from, text: word }));
    expect([status, said], from).toEqual([422, '{"filed":"otherSender"}']);
  }
  expect(await countOf(word)).toBe(0);
});

test('a mail that is replayed, also ten at once, stands in its conversation once', async () => {
  const mail = mailOf({ text: 'Rejoué' });
  const all = await Promise.all(Array.from({ length: 10 }, () => deliver(mail)));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(all.filter(({ said }) => said === '{"filed":"filed"}')).toHaveLength(1);
  expect((await deliver(mail)).said).toBe('{"filed":"repeated"}');
  expect(await countOf('Rejoué')).toBe(1);
});

test('HTML with scripts, letters that turn the line and headers that end early are read as text', async () => {
  const html =
    '<script>alert(1)</script><img src=x onerror=alert(2)><p>Cela &lt;b&gt;passe&lt;/b&gt;</p>';
  const more = 'Content-Type: text/html; charset=utf-8';
  expect((await deliver(mailOf({ more, text: html }))).status).toBe(200);
  const turned = '\u202eÀ l’envers\u2066\r\n<iframe src=//evil.example></iframe>';
  const plain = 'Content-Type: text/plain; charset=utf-8';
  expect((await deliver(mailOf({ more: plain, text: turned }))).status).toBe(200);
  const { dom, html: shown, text } = await conversation();
  expect(shown).not.toMatch(/alert\(1\)|onerror=alert|<iframe/);
  expect(dom.querySelectorAll('main img[src="x"], main iframe')).toHaveLength(0);
  expect(text).toContain('Cela <b>passe</b>');
  expect(text).not.toMatch(/[\u202e\u2066]/);
});

test('eleven megabytes are refused, and what is no mail, or parts without end, breaks nothing', async () => {
  const large = mailOf({ text: 'x'.repeat(11 * 1024 * 1024) });
  const refused = await deliver(large).catch(() => ({ status: 413 }));
  expect(refused.status).toBe(413);
  const deep = Array.from({ length: 200 }, (_, n) => {
    const line = `Content-Type: multipart/mixed; boundary=b${n}`;
    return n === 0 ? line : `--b${n - 1}\r\n${line}\r\n`;
  });
  const [first = '', ...rest] = deep;
  const mails = ['', '\0\0\0', '{"a":1}', mailOf({ more: first, text: rest.join('\r\n') })];
  for (const mail of mails) expect((await deliver(mail)).status).toBe(422);
  expect((await conversation()).status).toBe(200);
});

test('nothing is filed for a person who was erased', async () => {
  await prove(customer, shop.dataDir, '/my-data', customer.email);
  await customer.press('/my-data', fr.myData.erase.button, { sure: 'on' });
  const gone = '/desk/messages?notice=gone';
  const leadsTo = async () => (await colleague.get(page)).headers.get('location') ?? '';
  expect(await leadsTo()).toContain(gone);
  const { status, said } = await deliver(mailOf({ text: 'Encore' }));
  expect([status, said]).toEqual([422, '{"filed":"gone"}']);
  expect(await leadsTo()).toContain(gone);
});

test('without a secret of the house the address does not exist', async () => {
  const other = await startShop();
  try {
    const headers = { authorization: 'Bearer undefined' };
    const response = await fetch(`${other.url}/webhooks/mail`, { method: 'POST', headers });
    expect(response.status).toBe(404);
  } finally {
    await other.stop();
  }
});
