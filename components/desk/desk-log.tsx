import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { subjectInWords } from '@/lib/desk/log-words';
import { formatPrice } from '@/lib/money';
import type { DeskAction, OrderNote, OrderState } from '@/lib/orders/order';
import { Moment } from './time';

type Entry = { readonly at: Date; readonly author: string } & (
  | {
      readonly number: string;
      readonly state: OrderState;
      readonly note: OrderNote | null;
      readonly remark: string | null;
      readonly cents: number | null;
    }
  | { readonly action: DeskAction; readonly subject: string }
);

type Props = {
  entries: readonly Entry[];
  /** Above the list, where the page is about more. */
  title?: string;
};

/** Actions of the staff, the newest first. */
export function DeskLog({ entries, title }: Props) {
  const { today } = deskWords;
  return (
    <section className="grid content-start gap-4">
      {title && <h2 className="text-heading">{title}</h2>}
      {entries.length === 0 && <p className="text-muted">{today.emptyLog}</p>}
      <ol className="grid">
        {entries.map((entry) => (
          <li
            key={`${entry.at.getTime()} ${'number' in entry ? entry.number : entry.subject} ${entry.author}`}
            className="border-line border-t py-2"
          >
            <p className="wrap-anywhere">
              <What entry={entry} />
            </p>
            <p className="wrap-anywhere text-muted text-small">
              <Moment at={entry.at} />, {deskText('order.by', { author: entry.author })}
            </p>
            {'number' in entry && entry.remark && (
              <p className="wrap-anywhere line-clamp-3 whitespace-pre-line text-small">
                {entry.remark}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function What({ entry }: { entry: Entry }) {
  const { actions, notes, states } = deskWords;
  if ('number' in entry) {
    return (
      <>
        <Link href={`/desk/orders/${entry.number}`} prefetch={false} className="prose-link">
          {entry.number}
        </Link>{' '}
        · {entry.note ? notes[entry.note] : states[entry.state]}
        {entry.cents !== null && ` · ${formatPrice(entry.cents, 'fr')}`}
      </>
    );
  }
  const action = actions[entry.action];
  // A message has no number that a person knows.
  const isOfMessage = ['answered', 'replied', 'noted', 'reopened'].includes(entry.action);
  return isOfMessage ? action : `${action} ${subjectInWords(entry.subject)}`;
}
