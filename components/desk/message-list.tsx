import type { PlainAction } from '@/components/account/plain-form';
import { buttonClass } from '@/components/ui/button';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { isOverdue } from '@/lib/desk/replies/replies';
import { Moment } from './time';

type Message = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly subject: string;
  readonly message: string;
  readonly isAnswered: boolean;
  readonly createdAt: Date;
};

/** Messages of the contact form, each with its answer by mail and its mark. */
export function MessageList({
  messages,
  now,
  setAnswered,
}: {
  messages: readonly Message[];
  now: Date;
  setAnswered: PlainAction;
}) {
  const { messages: t } = deskWords;
  if (messages.length === 0) return <p className="text-muted">{t.none}</p>;
  return (
    <ul className="border-line border-t">
      {messages.map(({ id, name, email, phone, subject, message, isAnswered, createdAt }) => (
        <li key={id} className="border-line border-b py-6">
          <article className="grid gap-3">
            <h2 className="wrap-anywhere font-display text-lead">{subject}</h2>
            {!isAnswered && isOverdue(createdAt, now) && (
              <p className="text-danger text-small">{t.overdue}</p>
            )}
            <p className="wrap-anywhere text-muted text-small">
              {t.from} {name}, {email}
              {phone && `, ${phone}`} · <Moment at={createdAt} />
            </p>
            <p className="wrap-anywhere max-w-measure whitespace-pre-line">{message}</p>
            <ActionForm action={setAnswered} className="flex flex-wrap gap-4 pt-2">
              <HiddenFields fields={{ id, mark: isAnswered ? 'reopened' : 'answered' }} />
              <Link
                href={`/desk/messages/${id}`}
                prefetch={false}
                className={buttonClass({ size: 'sm' })}
              >
                {t.reply}
              </Link>
              <SubmitButton variant="outline" size="sm">
                {isAnswered ? t.reopen : t.markAnswered}
              </SubmitButton>
            </ActionForm>
          </article>
        </li>
      ))}
    </ul>
  );
}
