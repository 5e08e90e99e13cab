import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FieldName } from '@/lib/action';

type Control = HTMLInputElement | HTMLTextAreaElement;
type State = {
  readonly names: readonly string[];
  /** Whether they were just found: the first one then gets the focus. */
  readonly isNew: boolean;
};

const none: readonly never[] = [];

/**
 * The invalid fields of a form: by the browser's validation, whose bubbles are replaced by our sentences (a form with
 * `noValidate` has none), then by the result of the action. The first one gets the focus; a corrected field loses its mark.
 * @param found what the action found, a new array for each result
 */
export function useFaults<Name extends string = FieldName>(found: readonly Name[] = none) {
  const form = useRef<HTMLFormElement>(null);
  const [known, setKnown] = useState(found);
  const [faults, setFaults] = useState<State>({ names: found, isNew: false });
  if (known !== found) {
    setKnown(found);
    setFaults({ names: found, isNew: found.length > 0 });
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
    /** Props of a field: its name, and its error message if it is invalid. */
    field: (name: Name, sentence: string) => ({
      name,
      fault: faults.names.includes(name) ? sentence : undefined,
      // Without JavaScript, the reloaded page focuses this field.
      autoFocus: found[0] === name,
    }),
  };
}
