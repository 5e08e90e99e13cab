import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseData } from '@/db/account/my-data';
import { run } from '@/db/client';
import { saveMessage } from '@/db/desk/contact-messages';
import { findConversation } from '@/db/desk/message-replies';
import { findSentMail } from '@/db/mail/sent-mails';
import { contactMessages, deskLog, mails, messageReplies } from '@/db/schema';
import { locales } from '@/lib/i18n/locales';
import type { MailText } from '@/lib/mail/mail-text';
import { sendNext } from '@/server/mail/mail-worker';
import { anEmail, aProof, aVisitor } from '@/tests/db/account/visitor';
import { aMailServer } from '@/tests/db/mail/mail-server';
import { readMail } from '@/tests/programs/smtp';
import { answerMessage, noteMailedAnswer, previewReply } from '@/use-cases/desk/answer-message';

const mailServer = aMailServer();

const author = 'clio@theogonie.example';

async function aMessage(email = anEmail()) {
  const subject = `Escalier étroit ${randomUUID()}`;
  const message = 'Le lit passe-t-il ?\n\nMerci.';
  await saveMessage({ name: 'Léda', email, phone: null, subject, message });
  const [saved] = await run((db) =>
    db.select().from(contactMessages).where(eq(contactMessages.subject, subject)),
  );
  if (!saved) throw new Error('the message was not stored');
  return saved;
}

test.each(locales)(
  'a reply is sent in %s with the message below it, and kept',
  async (language) => {
    const { id, email, subject } = await aMessage();
    const text = `Oui <b>certainement</b>.\n\nمرحبًا ${randomUUID()}`;
    expect(await answerMessage({ id, text, author, seen: 0 }, language)).toBe('done');
    const found = await findConversation(id);
    expect(found?.message.isAnswered).toBe(true);
    expect(found?.replies).toMatchObject([{ author, isFromHouse: true, text }]);
    while ((await sendNext()) !== 'none due');
    const { source } = mailServer().received.findLast(({ to }) => to.includes(email)) ?? {
      source: '',
    };
    const mail = readMail(source);
    expect(mail.header('Reply-To')).toContain('@');
    expect(mail.html).toContain(`<html lang="${language}"`);
    expect(mail.html).toContain('&lt;b&gt;certainement&lt;/b&gt;');
    const said = mail.text.replaceAll('\r\n', '\n');
    expect(said.indexOf('certainement')).toBeLessThan(said.indexOf('Le lit passe-t-il ?'));
    expect(said).toContain(subject);
    // Signed by who wrote it, as mails about orders are by a person.
    expect(said).toContain('\n\nClio Marchand\n\n');
    expect(mail.html).toMatch(/class="signed">.*Clio Marchand/);
    const entries = await run((db) => db.select().from(deskLog).where(eq(deskLog.subject, id)));
    expect(entries).toMatchObject([{ author, action: 'replied' }]);
  },
);

test.each(locales)(
  'in %s the mail of a reply is shown before it leaves as it then leaves, and is kept',
  async (language) => {
    const email = anEmail();
    const hash = await aProof((await aVisitor(email)).email);
    const { id } = await aMessage(email);
    const reply = { id, text: 'Oui, certainement.', author, seen: 0 };
    const shown = await previewReply(reply, language);
    expect(await answerMessage(reply, language)).toBe('done');
    const before = await findConversation(id);
    expect(before?.replies.map(({ hasLeft }) => hasLeft)).toEqual([false]);
    while ((await sendNext()) !== 'none due');
    const { source } = mailServer().received.findLast(({ to }) => to.includes(email)) ?? {
      source: '',
    };
    const left = readMail(source).text.replaceAll('\r\n', '\n').trim();
    const found = await findConversation(id);
    expect(found?.replies.map(({ hasLeft }) => hasLeft)).toEqual([true]);
    const kept = await findSentMail(found?.replies[0]?.id ?? '');
    expect(kept).toMatchObject({ kind: 'reply', messageId: id, language });
    expect([kept?.text.trim(), kept?.subject]).toEqual([left, (shown as MailText).subject]);
    expect(shown).toMatchObject({ text: kept?.text });
    await eraseData(hash, undefined);
    expect(await findSentMail(kept?.id ?? '')).toBeUndefined();
    expect(await previewReply(reply, language)).toBe('gone');
  },
);

test('of two replies at the same time one is sent, and the other is told', async () => {
  const { id, email } = await aMessage();
  const reply = (who: string) =>
    answerMessage({ id, text: `Oui, ${who}`, author: who, seen: 0 }, 'fr');
  const outcomes = await Promise.all([reply(author), reply('erato@theogonie.example')]);
  expect(outcomes.sort()).toEqual(['conflict', 'done']);
  expect(await run((db) => db.$count(mails, eq(mails.recipient, email)))).toBe(1);
});

test('an answer that came by mail is noted, and opens the message again', async () => {
  const { id } = await aMessage();
  await answerMessage({ id, text: 'Quelle largeur ?', author, seen: 0 }, 'fr');
  expect(await noteMailedAnswer({ id, text: '82 cm', author, seen: 1 })).toBe('done');
  const found = await findConversation(id);
  expect(found?.message.isAnswered).toBe(false);
  expect(found?.replies.map(({ isFromHouse }) => isFromHouse)).toEqual([true, false]);
});

test('an empty reply, one of 20 000 characters, and one to an erased person are not sent', async () => {
  const email = anEmail();
  const hash = await aProof((await aVisitor(email)).email);
  const { id } = await aMessage(email);
  for (const text of ['', 'x'.repeat(20_000)]) {
    expect(await answerMessage({ id, text, author, seen: 0 }, 'fr')).toBe('badReply');
  }
  await answerMessage({ id, text: 'Oui.', author, seen: 0 }, 'fr');
  expect(await eraseData(hash, undefined)).toBe(true);
  expect(await answerMessage({ id, text: 'Oui.', author, seen: 1 }, 'fr')).toBe('gone');
  expect(await findConversation(id)).toBeUndefined();
  expect(await run((db) => db.$count(messageReplies, eq(messageReplies.messageId, id)))).toBe(0);
  const isTheirs = sql`${mails.recipient} = ${email}`;
  expect(await run((db) => db.$count(mails, isTheirs))).toBe(0);
});

test('each reply of a conversation names those before it, so that programs show them together', async () => {
  const { id, email } = await aMessage();
  for (const seen of [0, 1, 2]) {
    const text = `Réponse ${seen}`;
    expect(await answerMessage({ id, text, author, seen }, 'fr')).toBe('done');
  }
  while ((await sendNext()) !== 'none due');
  const mine = mailServer()
    .received.filter(({ to }) => to.includes(email))
    .map(({ source }) => source);
  const headersOf = (text: string) => {
    const source = mine.find((one) => readMail(one).text.includes(text)) ?? '';
    const { header } = readMail(source);
    const [name, answered, named = ''] = ['Message-ID', 'In-Reply-To', 'References'].map(
      (one) => header(one) ?? '',
    );
    return { name, answered, named: named.split(/\s+/).filter(Boolean) };
  };
  const [first, second, third] = [0, 1, 2].map((seen) => headersOf(`Réponse ${seen}`));
  expect(first).toMatchObject({ answered: '', named: [] });
  expect(second).toMatchObject({ answered: first?.name, named: [first?.name] });
  expect(third).toMatchObject({ answered: second?.name, named: [first?.name, second?.name] });
});
