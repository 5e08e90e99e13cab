import { LetterPress } from '@/components/desk/desk-form';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { isToldByPhotos, isUndoable, type OrderState } from '@/lib/orders/order';

type Kind = keyof typeof deskWords.mails.kinds;

type Props = {
  number: string;
  to: OrderState;
  /** Of the customer; null where none is known. */
  email: string | null;
  kinds: readonly Kind[];
  /** Whether there are photos that could go to the customer. */
  canHavePhotos: boolean;
};

/** What leaves with a step, to whom and when: each mail can be seen before. */
export function StepMails({ number, to, email, kinds, canHavePhotos }: Props) {
  const { steps, mails } = deskWords;
  // Where photos can be chosen, it is said with them.
  if (kinds.length === 0 && email && canHavePhotos && isToldByPhotos(to)) return null;
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
          <LetterPress path={`/desk/mail?${new URLSearchParams({ number, kind })}`}>
            {mails.kinds[kind]}
          </LetterPress>
        </span>
      ))}
    </p>
  );
}
