import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { POST } from '@/app/[locale]/(desk)/webhooks/mail/route';
import { eraseData } from '@/db/account/my-data';
import { closeDatabase, run } from '@/db/client';
import { saveMessage } from '@/db/desk/contact-messages';
import { findConversation } from '@/db/desk/message-replies';
import { keyRing } from '@/db/process/key-ring';
import { contactMessages } from '@/db/schema';
import { replyAddressOf } from '@/lib/mail/reply-address';
import { sendNext } from '@/server/mail/mail-worker';
import { anEmail, aProof, aVisitor } from '@/tests/db/account/visitor';
import { emptyQueue } from '@/tests/db/mail/empty-queue';
import { readMail, startSmtp, type TestSmtp } from '@/tests/programs/smtp';
import { answerMessage } from '@/use-cases/desk/answer-message';

const template = 'antwort+{token}@theogonie.example';
const house = 'maison@theogonie.example';
const secret = 'the secret of the mail server of these tests';
let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
  Object.assign(process.env, {
    ...{ SMTP_URL: smtp.url, LOG_LEVEL: 'silent' },
    HOUSE_MAIL: house,
    ...{ MAIL_REPLY_ADDRESS: template, MAIL_INBOUND_SECRET: secret },
  });
  await emptyQueue();
});
afterAll(async () => {
  await closeDatabase();
  await smtp.close();
});

async function aMessage(email = anEmail()) {
  const subject = `Escalier ${randomUUID()}`;
  await saveMessage({ name: 'Léda', email, phone: null, subject, message: 'Passe-t-il ?' });
  const [saved] = await run((db) =>
    db.select().from(contactMessages).where(eq(contactMessages.subject, subject)),
  );
  if (!saved) throw new Error('the message was not stored');
  return { ...saved, address: replyAddressOf(saved.id, template, await keyRing()) };
}

type Sent = { from: string; to: string; text?: string; id?: string; more?: string };
const mailOf = ({ from, to, text = 'Oui.', id = randomUUID(), more = '' }: Sent) =>
  `From: Leda <${from}>\r\nTo: <${to}>\r\nMessage-ID: <${id}@a.example>\r\n${more}\r\n${text}`;

/** Hands a mail over as the mail server does. @returns the status, and what came of it */
async function deliver(sent: Sent | string, authorization = `Bearer ${secret}`) {
  const body = typeof sent === 'string' ? sent : mailOf(sent);
  const headers = { authorization, 'content-type': 'message/rfc822' };
  const request = new Request('http://localhost/webhooks/mail', { method: 'POST', body, headers });
  const response = await POST(request);
  const said: unknown = response.headers.has('content-type') ? await response.json() : undefined;
  return [response.status, said] as const;
}

test('the answer to a reply of the house comes back into its conversation, which is open again', async () => {
  const { id, email } = await aMessage();
  const author = 'clio@theogonie.example';
  await answerMessage({ id, text: 'Oui, il passe.', author, seen: 0 }, 'fr');
  while ((await sendNext()) !== 'none due');
  const { source } = smtp.received.findLast(({ to }) => to.includes(email)) ?? { source: '' };
  const [, to = ''] = /<(antwort\+[0-9a-f]{52}@theogonie\.example)>/.exec(
    readMail(source).header('Reply-To') ?? '',
  ) ?? ['', ''];
  expect(to).not.toBe('');
  expect(await deliver({ from: email.toUpperCase(), to })).toEqual([200, { filed: 'filed' }]);
  const found = await findConversation(id);
  expect(found?.message.isAnswered).toBe(false);
  expect(found?.replies.at(-1)).toMatchObject({ author: 'mail', isFromHouse: false, text: 'Oui.' });
});

test('a reply names the mails of its conversation, the one that came too, so that programs show them together', async () => {
  const { id, email, address } = await aMessage();
  const author = 'clio@theogonie.example';
  const reply = async (text: string, seen: number) => {
    await answerMessage({ id, text, author, seen }, 'fr');
    while ((await sendNext()) !== 'none due');
    const { source } = smtp.received.findLast(({ to }) => to.includes(email)) ?? { source: '' };
    return readMail(source);
  };
  const first = (await reply('Quelle largeur ?', 0)).header('Message-ID') ?? '';
  const [came, odd] = [randomUUID(), 'not a name, '.repeat(40)];
  await deliver({ from: email, to: address, id: came });
  const second = await reply('Oui, il passe.', 2);
  expect(second.header('In-Reply-To')).toBe(`<${came}@a.example>`);
  expect(second.header('References')).toBe(`${first} <${came}@a.example>`);
  // What no header can name is left out, and the answer is kept all the same.
  expect(await deliver({ from: email, to: address, id: odd })).toEqual([200, { filed: 'filed' }]);
  const third = await reply('Merci.', 4);
  expect(third.header('In-Reply-To')).toBe(second.header('Message-ID'));
});

test('the house hears of an answer by mail, once for many at a time, and with the way to its conversation', async () => {
  const { id, email, subject, address } = await aMessage();
  while ((await sendNext()) !== 'none due');
  smtp.received.length = 0;
  const mail = { from: email, to: address, text: 'Il passe, merci.', id: randomUUID() };
  await deliver(mail);
  await deliver(mail);
  while ((await sendNext()) !== 'none due');
  const toHouse = () => smtp.received.filter(({ to }) => to.includes(house));
  expect(toHouse()).toHaveLength(1);
  const { text } = readMail(toHouse()[0]?.source ?? '');
  expect(text).toContain(subject);
  expect(text).toContain('Il passe, merci.');
  expect(text).toContain(`/desk/messages/${id}`);
  smtp.received.length = 0;
  for (const said of ['Un', 'Deux', 'Trois'])
    await deliver({ ...mail, text: said, id: randomUUID() });
  while ((await sendNext()) !== 'none due');
  expect(toHouse()).toHaveLength(1);
  expect(readMail(toHouse()[0]?.source ?? '').text).toContain('3 réponses, du ');
});

test('a mail that is delivered again, also at the same time, stands there once', async () => {
  const { id, email, address } = await aMessage();
  const mail = { from: email, to: address, id: 'same' };
  const both = await Promise.all([deliver(mail), deliver(mail)]);
  expect(both.map(([status]) => status)).toEqual([200, 200]);
  expect(await deliver(mail)).toEqual([200, { filed: 'repeated' }]);
  expect((await findConversation(id))?.replies).toHaveLength(1);
});

test('a token that was made up, and one of another conversation, file nothing', async () => {
  const [mine, theirs] = [await aMessage(), await aMessage()];
  const forged = mine.address.replace(/[0-9a-f]{20}@/, `${'0'.repeat(20)}@`);
  for (const to of [forged, 'contact@theogonie.example']) {
    expect(await deliver({ from: mine.email, to })).toEqual([422, { filed: 'noToken' }]);
  }
  // Whoever has the address is not yet its reader.
  const other = { from: theirs.email, to: mine.address };
  expect(await deliver(other)).toEqual([422, { filed: 'otherSender' }]);
  expect((await findConversation(mine.id))?.replies).toEqual([]);
});

test('nothing is filed for an erased person, an empty mail, a note of absence or what is no mail', async () => {
  const { email } = await aVisitor();
  const { id, address } = await aMessage(email);
  const to = { from: email, to: address };
  expect(await deliver({ ...to, text: ' \r\n> Bonjour' })).toEqual([422, { filed: 'empty' }]);
  const absent = { ...to, more: 'Auto-Submitted: auto-replied\r\n' };
  expect(await deliver(absent)).toEqual([422, { filed: 'automatic' }]);
  expect(await deliver('\0')).toEqual([422, { filed: 'noToken' }]);
  expect((await findConversation(id))?.replies).toEqual([]);
  await eraseData(await aProof(email), undefined);
  expect(await deliver(to)).toEqual([422, { filed: 'gone' }]);
});

test('without the secret nothing is read', async () => {
  const { email, address } = await aMessage();
  for (const wrong of ['', 'Bearer ', secret.slice(1), `Bearer ${secret}x`]) {
    expect(await deliver({ from: email, to: address }, wrong), wrong).toEqual([401, undefined]);
  }
});
