'use client';
import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { Locale } from '@/lib/i18n/locales';
import type { Sentence } from '@/lib/i18n/sentence';
import { waitText } from '@/lib/wait';
import { blankDeclaration, type DeclareAction } from '@/lib/withdrawal';
import { useFaults } from './use-faults';
import { useSentences } from './use-sentences';

const fields = ['name', 'order', 'email'] as const;

type Words = Readonly<
  Record<
    | 'name'
    | 'order'
    | 'orderHint'
    | 'email'
    | 'next'
    | 'review'
    | 'statement'
    | 'confirm'
    | 'change'
    | 'sending'
    | 'done'
    | 'keep'
    | 'invalid'
    | 'failed',
    string
  >
> &
  Readonly<Record<'doneText' | 'tooMany', Sentence>>;

type Props = {
  declare: DeclareAction;
  locale: Locale;
  words: Words & { faults: Readonly<Record<(typeof fields)[number], string>> };
};

/** A withdrawal in two steps: three lines, then the confirmation; it works without a script too. */
export function WithdrawalForm({ declare, locale, words }: Props) {
  const [state, submit, isPending] = useActionState(declare, blankDeclaration);
  const format = useSentences();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const { form, field } = useFaults(
    state.step === 'form' && state.refusal === 'invalid' ? state.fields : undefined,
  );

  // Each step replaces the one before: the focus goes where reading goes on.
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
      </div>
    );
  }
  return (
    <form action={submit} {...form} className="grid max-w-measure gap-8">
      <input type="hidden" name="locale" value={locale} />
      {state.step === 'form' ? (
        <>
          {state.refusal && (
            <p role="alert" className="border-danger border-s-2 ps-4">
              {state.refusal === 'tooMany'
                ? format(words.tooMany, { wait: waitText(locale, state.waitSeconds) })
                : words[state.refusal]}
            </p>
          )}
          <Field
            {...field('name', words.faults.name)}
            label={words.name}
            autoComplete="name"
            required
            maxLength={200}
            defaultValue={state.name}
          />
          <Field
            {...field('order', words.faults.order)}
            label={words.order}
            note={words.orderHint}
            required
            maxLength={200}
            defaultValue={state.order}
          />
          <Field
            {...field('email', words.faults.email)}
            label={words.email}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            defaultValue={state.email}
          />
          <Button type="submit" size="lg" disabled={isPending} className="justify-self-start">
            {words.next}
          </Button>
        </>
      ) : (
        <>
          <h2 ref={heading} tabIndex={-1} className="text-heading outline-none">
            {words.review}
          </h2>
          <p>{words.statement}</p>
          <dl className="wrap-anywhere grid gap-4 border-line border-y py-6">
            {fields.map((name) => (
              <div key={name}>
                <dt className="text-label text-muted uppercase">{words[name]}</dt>
                <dd>{state[name]}</dd>
              </div>
            ))}
          </dl>
          {fields.map((name) => (
            <input key={name} type="hidden" name={name} value={state[name]} />
          ))}
          <input type="hidden" name="key" value={state.key} />
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
      )}
    </form>
  );
}
