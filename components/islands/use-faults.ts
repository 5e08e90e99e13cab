import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldName } from '@/lib/action';

type Control = HTMLInputElement | HTMLTextAreaElement;
type State = {
  readonly names: readonly string[];
  /** Whether they were just found, so that the first of them gets the focus. */
  readonly isNew: boolean;
};

const none: readonly FieldName[] = [];

/**
 * The fields of a form that are at fault: first by the browser's own rules, whose bubbles give way to our
 * sentences, then by the answer of the action. The first one gets the focus; a field that is mended loses its mark.
 * @param answered what the action found, a new array for each answer
 */
export function useFaults(answered: readonly FieldName[] = none) {
  const form = useRef<HTMLFormElement>(null);
  const [known, setKnown] = useState(answered);
  const [faults, setFaults] = useState<State>({ names: answered, isNew: false });
  if (known !== answered) {
    setKnown(answered);
    setFaults({ names: answered, isNew: answered.length > 0 });
  }

  useEffect(() => {
    if (faults.isNew) form.current?.querySelector<Control>('[aria-invalid=true]')?.focus();
  }, [faults]);

  return {
    /** For the `form` element. */
    form: {
      ref: form,
      onInvalidCapture(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const { name } = event.target as Control;
        setFaults(({ names }) => ({ names: [...new Set([...names, name])], isNew: true }));
      },
      onInput(event: FormEvent<HTMLFormElement>) {
        const { name, validity } = event.target as Control;
        if (!validity.valid) return;
        setFaults(({ names }) => ({ names: names.filter((one) => one !== name), isNew: false }));
      },
    },
    /** For a field: its name, and its sentence where it is at fault. */
    field: (name: FieldName, sentence: string) => ({
      name,
      fault: faults.names.includes(name) ? sentence : undefined,
      // Without JavaScript the page that comes back has the focus there.
      autoFocus: answered[0] === name,
    }),
  };
}
