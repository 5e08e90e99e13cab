import { deskText, deskWords } from '@/lib/desk/desk-words';
import { byMail } from '@/lib/desk/replies/replies';
import { Moment } from './time';

type Props = {
  message: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly subject: string;
    readonly message: string;
    readonly createdAt: Date;
  };
  replies: readonly {
    readonly id: string;
    readonly author: string;
    readonly isFromHouse: boolean;
    /** Its mail was sent, and can be seen. */
    readonly hasLeft: boolean;
    readonly text: string;
    readonly createdAt: Date;
  }[];
};

/** A message and what was written since, the oldest first. */
export function Conversation({ message, replies }: Props) {
  const { messages: t } = deskWords;
  const { name, email, phone, subject, createdAt } = message;
  return (
    <section className="grid gap-6">
      <h2 className="wrap-anywhere text-heading">{subject}</h2>
      <ol className="border-line border-t">
        <li className="grid gap-2 border-line border-b py-5">
          <p className="wrap-anywhere text-muted text-small">
            {name}, {email}
            {phone && `, ${phone}`} · <Moment at={createdAt} />
          </p>
          <p className="wrap-anywhere max-w-measure whitespace-pre-line">
            <bdi>{message.message}</bdi>
          </p>
        </li>
        {replies.map(({ id, author, isFromHouse, hasLeft, text, createdAt: at }) => (
          <li
            key={id}
            className={`grid gap-2 border-line border-b py-5 ${isFromHouse ? 'border-gold border-s-2 bg-paper ps-6' : ''}`}
          >
            <p className="wrap-anywhere text-muted text-small">
              {isFromHouse
                ? `${t.house}, ${author}`
                : `${name}, ${author === byMail ? t.byMail : deskText('messages.notedBy', { author })}`}{' '}
              · <Moment at={at} />
            </p>
            <p className="wrap-anywhere max-w-measure whitespace-pre-line">
              <bdi>{text}</bdi>
            </p>
            {hasLeft && (
              <p className="text-small">
                <a href={`/desk/mail?id=${id}`} className="prose-link">
                  {t.mailLeft}
                </a>
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
