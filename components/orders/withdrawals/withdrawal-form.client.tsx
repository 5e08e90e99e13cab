'use client';
import { useEffect, useRef } from 'react';
import { useSentences } from '@/components/ui/browser/use-sentences.client';
import { Button } from '@/components/ui/button';
import { useAnswer } from '@/components/ui/form/use-answer.client';
import { useFaults } from '@/components/ui/form/use-faults.client';
import type { Locale } from '@/lib/i18n/locales';
import { blankDeclaration, type DeclareAction } from '@/lib/orders/withdrawal';
import { DeclarationFields } from './declaration-fields';
import { DeclarationReview } from './declaration-review';
import type { DeclarationWords } from './declaration-words';
import { useNamedOrder } from './use-named-order.client';

type Props = {
  declare: DeclareAction;
  locale: Locale;
  words: DeclarationWords;
};

/** A withdrawal in two steps: three lines, then the confirmation; it works without a script too. */
export function WithdrawalForm({ declare, locale, words }: Props) {
  const { state, post, isPending } = useAnswer(declare, blankDeclaration);
  const format = useSentences();
  const heading = useRef<HTMLHeadingElement>(null);
  const order = useNamedOrder();
  const isFirst = useRef(true);
  const { form, field } = useFaults(
    state.step === 'form' && state.refusal === 'invalid' ? state.fields : undefined,
  );

  // Each step replaces the previous one, so the focus moves to its heading.
  useEffect(() => {
    if (!isFirst.current && state.step !== 'form') heading.current?.focus();
    isFirst.current = false;
  }, [state]);

  if (state.step === 'done') {
    return (
      <div role="status" className="grid max-w-measure gap-4 border-gold border-s-2 ps-6">
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
          {words.done}
        </h2>
        <p className="wrap-anywhere">{format(words.doneText, { ...state })}</p>
        <p className="text-muted">{words.keep}</p>
        <a href={state.receipt} className="prose-link justify-self-start">
          {words.print}
        </a>
      </div>
    );
  }
  return (
    <form {...post} {...form} className="grid max-w-measure gap-8">
      <input type="hidden" name="locale" value={locale} />
      {state.step === 'form' ? (
        <>
          {state.refusal && (
            <p role="alert" className="border-danger border-s-2 ps-4">
              {words[state.refusal]}
            </p>
          )}
          <DeclarationFields state={state} words={words} field={field} order={order} />
          <Button type="submit" size="lg" isOff={isPending} className="justify-self-start">
            {words.next}
          </Button>
        </>
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
            {words.review}
          </h2>
          <DeclarationReview state={state} words={words} isPending={isPending} />
        </>
      )}
    </form>
  );
}
