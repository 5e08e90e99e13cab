import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eraseData } from '@/db/account/my-data';
import { run } from '@/db/client';
import { findSentMail, listOfferMails } from '@/db/mail/sent-mails';
import { createOffer, findOffer } from '@/db/orders/offers';
import { mails, sentMails } from '@/db/schema';
import { locales } from '@/lib/i18n/locales';
import { shownHtml } from '@/lib/mail/mail-preview';
import { sendNext } from '@/server/mail/mail-worker';
import { anEmail, aProof, aVisitor } from '@/tests/db/account/visitor';
import { sendSeen } from '@/tests/db/desk/seen-offer';
import { aMailServer } from '@/tests/db/mail/mail-server';
import { anOfferDraft } from '@/tests/make';
import { readMail } from '@/tests/programs/smtp';
import { showWaitingOffer } from '@/use-cases/desk/read-mail';
import { previewOfferMail } from '@/use-cases/desk/send-offer';

const mailServer = aMailServer();

const author = 'clio@theogonie.example';
/** What is read of a mail. */
const said = (html = '') => html.slice(html.indexOf('<main>')).replace(/<[^>]*>/g, '');
const pose = { name: 'Pose et mesure', quantity: 1, unitCents: 25_000 };

test.each(locales)(
  'in %s the mail of an offer is seen before it is written, while it waits, and as it left',
  async (language) => {
    const email = anEmail();
    const hash = await aProof((await aVisitor(email)).email);
    const offer = {
      ...{ id: randomUUID(), wanted: [], free: [pose], delivery: 'rule' as const },
      ...{ destination: { country: 'FR' as const }, email, name: 'Léda Tyndare', language },
    } as const;
    const before = await previewOfferMail(offer);
    await sendSeen(offer, author);
    const { number = '' } = (await findOffer(offer.id)) ?? {};
    expect((await listOfferMails([offer.id])).waiting).toHaveLength(1);
    const waiting = await showWaitingOffer(number);
    while ((await sendNext()) !== 'none due');
    const { sent, waiting: none } = await listOfferMails([offer.id]);
    expect([sent.length, none.length]).toEqual([1, 0]);
    const kept = await findSentMail(sent[0]?.id ?? '');
    const left = shownHtml(kept?.html ?? '', undefined);
    expect(waiting).toBe(left);
    // Its number is not known before.
    const year = number.slice(0, 7);
    expect(said(before)).toBe(said(left.replaceAll(number, `${year}-…`)));
    expect(said(left)).toMatch(/Léda Tyndare.*Pose et mesure.*250[.,]00/s);
    const { source } = mailServer().received.findLast(({ to }) => to.includes(email)) ?? {
      source: '',
    };
    const { text } = readMail(source);
    expect(text).toMatch(/\/quote\/[\w-]+\.[\w.-]+/);
    expect(`${kept?.html}${kept?.text}`).not.toMatch(/\/quote\/[\w.-]/);
    expect(await showWaitingOffer(number)).toBeUndefined();
    await eraseData(hash, undefined);
    expect(await findSentMail(kept?.id ?? '')).toBeUndefined();
  },
);

test('where an offer of the site is mailed to is not kept', async () => {
  const offer = await createOffer(anOfferDraft(), 'fr', null);
  const recipient = anEmail();
  await run((db) =>
    db.insert(mails).values({
      ...({ kind: 'offer', recipient, language: 'fr', priority: 0 } as const),
      facts: { offer: offer.id },
    }),
  );
  while ((await sendNext()) !== 'none due');
  expect(mailServer().received.some(({ to }) => to.includes(recipient))).toBe(true);
  expect(await run((db) => db.$count(sentMails, eq(sentMails.recipient, recipient)))).toBe(0);
});
