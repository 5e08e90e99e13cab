import { LetterButton } from '@/components/desk/desk-form';
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

/** What leaves with a step, to whom and when. */
export function StepMails({ to, email, kinds, canHavePhotos }: Omit<Props, 'number'>) {
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
      {kinds.map((kind) => ` · ${mails.kinds[kind]}`)}
    </p>
  );
}

/** Shows each of these mails with what is typed: behind the button of the step, which Enter presses. */
export function StepLetters({ number, email, kinds }: Pick<Props, 'number' | 'email' | 'kinds'>) {
  const { mails } = deskWords;
  if (!email) return null;
  return kinds.map((kind) => (
    <LetterButton
      key={kind}
      path={`/desk/mail?${new URLSearchParams({ number, kind })}`}
      named={deskText('mails.letterOf', { kind: mails.kinds[kind], number })}
    />
  ));
}
