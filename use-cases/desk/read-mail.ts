import 'server-only';
import { z } from 'zod';
import { findMatterReader } from '@/db/mail/matter-mails';
import { findSentMail, findWaitingFacts, findWaitingOffer } from '@/db/mail/sent-mails';
import { findOfferByNumber } from '@/db/orders/offers';
import { mailsOfStep } from '@/db/orders/order-mails';
import { findOrder } from '@/db/orders/orders';
import { dayOf } from '@/lib/calendar/dates';
import { deskWords } from '@/lib/desk/desk-words';
import type { Foreseen } from '@/lib/desk/forms/foreseen';
import {
  readAppointmentNumber,
  readBookingNumber,
  readOfferNumber,
  readOrderNumber,
} from '@/lib/document-number';
import { locales } from '@/lib/i18n/locales';
import { previewOf, shownHtml } from '@/lib/mail/mail-preview';
import type { AppointmentMailKind, BookingMailKind, OrderMailKind } from '@/lib/mail/mail-rules';
import { isBalanceDue } from '@/lib/orders/deposit';
import { mailsDueIn } from '@/lib/orders/mail-truth';
import { awaitingStates, holdsMoney, nextStep, type OrderState } from '@/lib/orders/order';
import { otherMoves } from '@/lib/orders/order-moves';
import { type LimitRefusal, withinLimit } from '@/use-cases/process/rate-limit';

const orderMailKinds = Object.keys(deskWords.mails.kinds) as OrderMailKind[];

const matterKinds = Object.keys(deskWords.mails.matterKinds) as (
  | BookingMailKind
  | AppointmentMailKind
)[];

type AskedName = 'id' | 'number' | 'offer' | 'stay' | 'hour' | 'kind' | 'language';
type Asked = Readonly<Record<AskedName, string | null>> & {
  /** What is typed into the form that would send it. */
  readonly foreseen: Foreseen;
};

/**
 * A mail as HTML for a browser: as it left, or as it would leave now: about an order, in another language when one is named, of a
 * stay, of an hour.
 * `undefined` for one that is not there.
 */
export async function readMailForDesk(asked: Asked): Promise<string | undefined | LimitRefusal> {
  return withinLimit('desk', 'showing a mail failed', async () => {
    const id = z.uuid().safeParse(asked.id);
    if (id.success) {
      const sent = await findSentMail(id.data);
      return sent && shownHtml(sent.html, sent.picture ?? undefined);
    }
    if (asked.offer !== null) return showWaitingOffer(readOfferNumber(asked.offer) ?? '');
    if (asked.stay !== null)
      return showMatterMail('booking', readBookingNumber(asked.stay), asked.kind, asked.foreseen);
    if (asked.hour !== null)
      return showMatterMail(
        'appointment',
        readAppointmentNumber(asked.hour),
        asked.kind,
        asked.foreseen,
      );
    return showOrderMail(readOrderNumber(asked.number ?? ''), asked);
  });
}

/** A mail about an order as it would leave now, or as the refund would have it that is asked about. */
export async function showOrderMail(
  named: string | undefined,
  asked: Pick<Asked, 'kind' | 'language' | 'foreseen'>,
): Promise<string | undefined> {
  const kind = orderMailKinds.find((one) => one === asked.kind);
  const order = await findOrder(named ?? '');
  if (!kind || !order?.email) return undefined;
  const language = locales.find((one) => one === asked.language) ?? order.language;
  const { number, email: recipient } = order;
  // Before the step that causes it, it is shown as if that were taken today; what no provider took comes back by transfer.
  const way = order.provider === 'stripe' ? 'provider' : 'transfer';
  const foreseen = { way, ...asked.foreseen, foreseen: dayOf(new Date()) };
  const waiting = asked.foreseen.refundCents ? undefined : await findWaitingFacts(number, kind);
  const mail = await previewOf({ kind, number, recipient, language, facts: waiting ?? foreseen });
  return mail ? shownHtml(mail.html, mail.picture) : said(deskWords.mails.unsaid);
}

/** A mail of a stay or an hour as it would leave now, as if what causes it were done today, with what is typed for it. */
export async function showMatterMail(
  about: 'booking' | 'appointment',
  number: string | undefined,
  name: string | null,
  foreseen: Foreseen = {},
): Promise<string | undefined> {
  const kind = matterKinds.find((one) => one === name && one.startsWith(about));
  const reader = kind && (await findMatterReader(about, number ?? ''));
  if (!reader) return undefined;
  const facts = { ...foreseen, [about]: reader.id, foreseen: dayOf(new Date()) };
  const mail = await previewOf({ kind, recipient: reader.email, language: reader.language, facts });
  return mail ? shownHtml(mail.html, mail.picture) : said(deskWords.mails.unsaid);
}

/** The mail of an offer that waits, as it would leave now. */
export async function showWaitingOffer(number: string): Promise<string | undefined> {
  const offer = await findOfferByNumber(number);
  const waiting = offer && (await findWaitingOffer(offer.id));
  const mail = waiting && (await previewOf({ ...waiting, kind: 'offer' }));
  return mail && shownHtml(mail.html, mail.picture);
}

/** The states into which payments and the house can still bring an order. */
function statesToCome(state: OrderState): ReadonlySet<OrderState> {
  const found = new Set<OrderState>();
  const follow = (from: OrderState) => {
    const next = nextStep(from);
    const paid = awaitingStates.includes(from) ? (['paid'] as const) : [];
    for (const to of [...(next ? [next] : []), ...otherMoves(from), ...paid]) {
      if (found.has(to)) continue;
      found.add(to);
      follow(to);
    }
  };
  follow(state);
  return found;
}

/**
 * The mails to the customer of an order that can still leave and would say something now: those of the steps that may
 * follow, and those that a day sends.
 */
export function mailsToCome(
  order: Parameters<typeof mailsOfStep>[0] & { readonly state: OrderState },
): OrderMailKind[] {
  const { state } = order;
  const toCome = [...statesToCome(state)];
  const kinds = new Set([
    ...toCome.flatMap((to) => mailsOfStep(order, to)),
    ...mailsDueIn([state, ...toCome]),
  ]);
  if (!isBalanceDue(order)) kinds.delete('balanceDue');
  if (!holdsMoney(state)) kinds.delete('orderRefunded');
  return orderMailKinds.filter((kind) => kinds.has(kind));
}

/** Why there is no mail, as HTML. */
export const said = (why: string): string =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Théogonie</title><p>${why}</p></html>`;
