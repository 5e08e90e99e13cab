import { Moment } from '@/components/desk/time';
import { deskWords } from '@/lib/desk/desk-words';

export type MailsOfOffers = {
  readonly sent: readonly {
    readonly id: string;
    readonly offerId: string | null;
    readonly sentAt: Date;
  }[];
  readonly waiting: readonly {
    readonly id: string;
    readonly offerId: string;
    readonly dueAt: Date | null;
  }[];
};

type Props = {
  offer: { readonly id: string; readonly number: string };
  mails: MailsOfOffers;
};

/** The mails of an offer, each to be seen: as it left, or before it leaves. */
export function OfferMails({ offer: { id: offerId, number }, mails }: Props) {
  const { offers: t, mails: words } = deskWords;
  const isIts = (mail: { readonly offerId: string | null }) => mail.offerId === offerId;
  const [sent, waiting] = [mails.sent.filter(isIts), mails.waiting.filter(isIts)];
  if (sent.length + waiting.length === 0) return null;
  return (
    <ul className="text-small">
      {sent.map(({ id, sentAt }) => (
        <li key={id}>
          <a href={`/desk/mail?id=${id}`} className="prose-link">
            {t.mailLeft}
            <span className="sr-only"> {number}</span>
          </a>
          , {words.sent} <Moment at={sentAt} />
        </li>
      ))}
      {waiting.map(({ id, dueAt }) => (
        <li key={id}>
          <a href={`/desk/mail?offer=${number}`} className="prose-link">
            {t.mailWaits}
            <span className="sr-only"> {number}</span>
          </a>
          ,{' '}
          {dueAt ? (
            <>
              {words.waits} <Moment at={dueAt} />
            </>
          ) : (
            words.stuck
          )}
        </li>
      ))}
    </ul>
  );
}
