import { deskText, deskWords } from '@/lib/desk/desk-words';
import { isUndoable, type OrderState } from '@/lib/orders/order';

type Kind = keyof typeof deskWords.mails.kinds;

type Props = {
  number: string;
  to: OrderState;
  /** Of the customer; null where none is known. */
  email: string | null;
  kinds: readonly Kind[];
};

/** What leaves with a step, to whom and when: each mail can be seen before. */
export function StepMails({ number, to, email, kinds }: Props) {
  const { steps, mails } = deskWords;
  if (kinds.length === 0 || !email) {
    const text = kinds.length === 0 ? steps.leavesNothing : steps.leavesUnknown;
    return <p className="text-muted text-small">{text}</p>;
  }
  return (
    <p className="wrap-anywhere text-small">
      {deskText(isUndoable(to) ? 'steps.leavesLater' : 'steps.leavesNow', { email })}
      {kinds.map((kind) => (
        <span key={kind}>
          {' · '}
          <a href={`/desk/mail?${new URLSearchParams({ number, kind })}`} className="prose-link">
            {mails.kinds[kind]}
          </a>
        </span>
      ))}
    </p>
  );
}
