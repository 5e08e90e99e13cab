import { Moment } from '@/components/desk/time';
import { deskWords } from '@/lib/desk/desk-words';

type Props = {
  number: string;
  /** What can still leave. */
  toCome: readonly (keyof typeof deskWords.mails.kinds)[];
  mails: {
    readonly sent: readonly {
      readonly id: string;
      readonly kind: string;
      readonly subject: string;
      readonly sentAt: Date;
    }[];
    readonly waiting: readonly {
      readonly id: string;
      readonly kind: string;
      readonly dueAt: Date | null;
    }[];
  };
};

/** The mails to the customer of an order: as they left, before they leave, and what may follow, as it would be. */
export function OrderMails({ number, toCome, mails: { sent, waiting } }: Props) {
  const { mails: t } = deskWords;
  const kinds: Readonly<Record<string, string>> = t.kinds;
  const preview = (kind: string) => `/desk/mail?${new URLSearchParams({ number, kind })}`;
  return (
    <section className="grid content-start gap-4">
      <h2 className="text-heading">{t.title}</h2>
      {sent.length + waiting.length === 0 && <p className="text-muted">{t.none}</p>}
      <ul className="grid">
        {sent.map(({ id, subject, sentAt }) => (
          <li key={id} className="border-line border-t py-2">
            <a href={`/desk/mail?id=${id}`} className="prose-link wrap-anywhere">
              <bdi>{subject}</bdi>
            </a>
            <p className="text-muted text-small">
              {t.sent} <Moment at={sentAt} />
            </p>
          </li>
        ))}
        {waiting.map(({ id, kind, dueAt }) => (
          <li key={id} className="border-line border-t py-2">
            <a href={preview(kind)} className="prose-link">
              {kinds[kind] ?? kind}
            </a>
            <p className="text-muted text-small">
              {dueAt ? (
                <>
                  {t.waits} <Moment at={dueAt} />
                </>
              ) : (
                t.stuck
              )}
            </p>
          </li>
        ))}
      </ul>
      {toCome.length > 0 && (
        <details>
          <summary className="py-2 text-label uppercase hover:text-gold-text">{t.previews}</summary>
          <ul className="pt-2">
            {toCome.map((kind) => (
              <li key={kind} className="border-line border-t py-2">
                <a href={preview(kind)} className="prose-link">
                  {t.kinds[kind]}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
