import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { WithdrawalState } from '@/lib/orders/withdrawal';
import { DeclarationList } from './declaration-list';
import type { DeclarationWords } from './declaration-words';

type Props = {
  state: Extract<WithdrawalState, { step: 'review' }>;
  words: DeclarationWords;
  isPending: boolean;
};

/** The second step of a withdrawal: what was written, to be confirmed or changed. */
export function DeclarationReview({ state, words, isPending }: Props) {
  const { name, order, email } = state;
  return (
    <>
      <p>{words.statement}</p>
      <DeclarationList declaration={state} words={words} />
      <HiddenFields fields={{ name, order, email }} />
      <div className="flex flex-wrap gap-4">
        <Button type="submit" name="step" value="confirm" size="lg" isOff={isPending}>
          {isPending ? words.sending : words.confirm}
        </Button>
        <Button
          type="submit"
          name="step"
          value="change"
          size="lg"
          variant="outline"
          isOff={isPending}
        >
          {words.change}
        </Button>
      </div>
    </>
  );
}
