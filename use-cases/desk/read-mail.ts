import 'server-only';
import { z } from 'zod';
import { findSentMail, findWaitingFacts } from '@/db/mail/sent-mails';
import { findOrder } from '@/db/orders/orders';
import { dayOf } from '@/lib/calendar/dates';
import { deskWords } from '@/lib/desk/desk-words';
import { locales } from '@/lib/i18n/locales';
import { previewOf, shownHtml } from '@/lib/mail/mail-preview';
import type { OrderMailKind } from '@/lib/mail/mail-rules';
import { readOrderNumber } from '@/lib/orders/document-number';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

const kinds = Object.keys(deskWords.mails.kinds) as OrderMailKind[];

type Asked = Readonly<Record<'id' | 'number' | 'kind' | 'language', string | null>>;

/**
 * A mail about an order as HTML for a browser: as it left, or as it would leave now, in another language when one is
 * named. `undefined` for one that is not there.
 */
export async function readMailForDesk(asked: Asked): Promise<string | undefined | LimitRefusal> {
  return withinLimit('desk', 'showing a mail failed', async () => {
    const id = z.uuid().safeParse(asked.id);
    if (id.success) {
      const sent = await findSentMail(id.data);
      return sent && shownHtml(sent.html, sent.picture ?? undefined);
    }
    const kind = kinds.find((one) => one === asked.kind);
    const order = await findOrder(readOrderNumber(asked.number ?? '') ?? '');
    if (!kind || !order?.email) return undefined;
    const language = locales.find((one) => one === asked.language) ?? order.language;
    const { number, email: recipient } = order;
    // Before the step that causes it, it is shown as if that were taken today.
    const facts = (await findWaitingFacts(number, kind)) ?? { foreseen: dayOf(new Date()) };
    const mail = await previewOf({ kind, number, recipient, language, facts });
    return mail ? shownHtml(mail.html, mail.picture) : unsaid;
  });
}

const unsaid = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Théogonie</title><p>${deskWords.mails.unsaid}</p></html>`;
