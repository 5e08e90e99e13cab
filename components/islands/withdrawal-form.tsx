'use client';
import { useActionState, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { waitText } from '@/lib/wait';
import { blankDeclaration, type DeclareAction, type WithdrawalState } from '@/lib/withdrawal';

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
    | 'doneText'
    | 'keep'
    | 'invalid'
    | 'failed'
    | 'tooMany',
    string
  >
>;

type Props = { declare: DeclareAction; locale: string; words: Words };

const fields = ['name', 'order', 'email'] as const;

/** A withdrawal in two steps: three lines, then the confirmation; it works without a script too. */
export function WithdrawalForm({ declare, locale, words }: Props) {
  const [state, submit, isPending] = useActionState(declare, blankDeclaration);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);

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
        <p className="wrap-anywhere">{doneText(state, words)}</p>
        <p className="text-muted">{words.keep}</p>
      </div>
    );
  }
  return (
    <form action={submit} className="grid max-w-measure gap-8">
      <input type="hidden" name="locale" value={locale} />
      {state.step === 'form' ? (
        <>
          {state.refusal && (
            <p role="alert" className="border-danger border-s-2 ps-4">
              {state.refusal === 'tooMany'
                ? words.tooMany.replace('{wait}', waitText(locale, state.waitSeconds))
                : words[state.refusal]}
            </p>
          )}
          <Field
            label={words.name}
            name="name"
            autoComplete="name"
            required
            maxLength={200}
            defaultValue={state.name}
          />
          <Field
            label={words.order}
            note={words.orderHint}
            name="order"
            required
            maxLength={200}
            defaultValue={state.order}
          />
          <Field
            label={words.email}
            name="email"
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
            {fields.map((field) => (
              <div key={field}>
                <dt className="text-label text-muted uppercase">{words[field]}</dt>
                <dd>{state[field]}</dd>
              </div>
            ))}
          </dl>
          {fields.map((field) => (
            <input key={field} type="hidden" name={field} value={state[field]} />
          ))}
          <input type="hidden" name="key" value={state.key} />
          <div className="flex flex-wrap gap-4">
            <Button type="submit" name="step" value="confirm" size="lg" disabled={isPending}>
              {isPending ? words.sending : words.confirm}
            </Button>
            <Button type="submit" name="step" value="change" size="lg" variant="outline">
              {words.change}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

function doneText(state: Extract<WithdrawalState, { step: 'done' }>, words: Words): string {
  const facts: Readonly<Record<string, string>> = { ...state };
  return words.doneText.replace(/\{(\w+)\}/g, (whole, key: string) => facts[key] ?? whole);
}
