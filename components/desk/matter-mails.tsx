import { LetterButton } from '@/components/desk/desk-form';
import { Moment } from '@/components/desk/time';
import { clockAt } from '@/lib/calendar/clock';
import { dayInWords } from '@/lib/calendar/dates';
import type { Day } from '@/lib/calendar/days';
import { reminderDay } from '@/lib/calendar/reminder';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { defaultLocale } from '@/lib/i18n/locales';

type Kind = keyof typeof deskWords.mails.matterKinds;

/** A stay, or an hour, as an address names it. */
export type Matter = {
  readonly as: 'stay' | 'hour';
  readonly number: string;
  /** Of whoever is told; without one nothing is. */
  readonly email: string | undefined;
};

export type MailOfMatter = {
  readonly id: string;
  readonly about: string | null;
  readonly kind: string;
  readonly recipient: string;
  /** As it left; `null` while it waits. */
  readonly subject: string | null;
  readonly sentAt: Date | null;
  readonly dueAt: Date | null;
};

const kinds: Readonly<Record<string, string>> = deskWords.mails.matterKinds;

const previewPath = ({ as, number }: Matter, kind: string) =>
  `/desk/mail?${new URLSearchParams({ [as]: number, kind })}`;

type LetterProps = { matter: Matter; kind: Kind };

/**
 * Shows the mail that a form sends, before it does, with what is typed there, in a window of its own; nothing where nobody is
 * told. It stands within the form.
 */
export function Letter({ matter, kind }: LetterProps) {
  if (!matter.email) return null;
  const named = deskText('mails.letterOf', { kind: kinds[kind] ?? kind, number: matter.number });
  return (
    <div className="pb-4">
      <LetterButton path={previewPath(matter, kind)} named={named} />
    </div>
  );
}

/** The same in a form that books by hand: what it is about has no number yet. */
export function NewLetter({ of: what }: { of: Matter['as'] }) {
  const kind = what === 'stay' ? 'bookingConfirmed' : 'appointmentConfirmed';
  const { matterKinds } = deskWords.mails;
  return <LetterButton path={`/desk/mail?new=${what}`} named={matterKinds[kind]} />;
}

type Props = {
  matter: Matter;
  /** Its own. */
  mails: readonly MailOfMatter[];
  today: Day;
  /** Its reminder, and the day of the stay or the hour while it is booked. */
  reminder: { readonly kind: Kind; readonly of: Day | undefined };
};

/** The mails of a stay or an hour: as they left, before they leave, and the reminder that comes next, as it would be. */
export function MatterMails({ matter, mails, today, reminder }: Props) {
  const { mails: t } = deskWords;
  const next = matter.email ? nextReminder(mails, today, reminder) : undefined;
  if (mails.length === 0 && !next) return null;
  return (
    <details className="border-line border-t print:hidden">
      <summary className="py-2 text-label uppercase hover:text-gold-text">
        {t.letters}
        <span className="sr-only"> {matter.number}</span>
      </summary>
      <ul className="pb-4 text-small">
        {mails.map(({ id, kind, recipient, subject, sentAt, dueAt }) => (
          <li key={id} className="wrap-anywhere">
            <a
              href={sentAt ? `/desk/mail?id=${id}` : previewPath(matter, kind)}
              className="prose-link"
            >
              <bdi>{subject ?? kinds[kind] ?? kind}</bdi>
            </a>
            {/* Its address was corrected since. */}
            {recipient !== matter.email && (
              <>
                , <bdi>{recipient}</bdi>
              </>
            )}
            , <When {...{ sentAt, dueAt }} />
          </li>
        ))}
        {next && (
          <li>
            <a href={previewPath(matter, reminder.kind)} className="prose-link">
              {kinds[reminder.kind]}
            </a>
            , {deskText('mails.reminderOn', { day: dayInWords(next, defaultLocale) })}
          </li>
        )}
      </ul>
    </details>
  );
}

function When({ sentAt, dueAt }: Pick<MailOfMatter, 'sentAt' | 'dueAt'>) {
  const { mails: t } = deskWords;
  const at = sentAt ?? dueAt;
  if (!at) return t.stuck;
  return (
    <>
      {sentAt ? t.sent : t.waits} <Moment at={at} />
    </>
  );
}

/** The day on which the reminder leaves, the one before; `undefined` once it has, waits, or is too late. */
function nextReminder(
  mails: readonly MailOfMatter[],
  today: Day,
  { kind, of }: Props['reminder'],
): Day | undefined {
  const day = of && reminderDay(of);
  if (!day || day < today) return undefined;
  const isItsOwn = ({ sentAt }: MailOfMatter) => !sentAt || clockAt(sentAt).day >= day;
  return mails.some((mail) => mail.kind === kind && isItsOwn(mail)) ? undefined : day;
}
