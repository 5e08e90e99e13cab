import { Button } from '@/components/ui/button';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { WithdrawalState } from '@/lib/withdrawal';
import { type DeclarationWords, declarationFields } from './declaration-words';

type Props = {
  state: Extract<WithdrawalState, { step: 'review' }>;
  words: DeclarationWords;
  isPending: boolean;
};

/** The second step of a withdrawal: what was written, to be confirmed or changed. */
export function DeclarationReview({ state, words, isPending }: Props) {
  const { name, order, email, key } = state;
  return (
    <>
      <p>{words.statement}</p>
      <dl className="wrap-anywhere grid gap-4 border-line border-y py-6">
        {declarationFields.map((field) => (
          <div key={field}>
            <dt className="text-label text-muted uppercase">{words[field]}</dt>
            <dd>{state[field]}</dd>
          </div>
        ))}
      </dl>
      <HiddenFields fields={{ name, order, email, key }} />
      <div className="flex flex-wrap gap-4">
        <Button type="submit" name="step" value="confirm" size="lg" disabled={isPending}>
          {isPending ? words.sending : words.confirm}
        </Button>
        <Button
          type="submit"
          name="step"
          value="change"
          size="lg"
          variant="outline"
          disabled={isPending}
        >
          {words.change}
        </Button>
      </div>
    </>
  );
}
