/** What a form answers where it does not lead on: its invalid fields, and what was typed. */
export type FormFaults<Field extends string> = {
  readonly fields: readonly Field[];
  readonly typed: Partial<Readonly<Record<Field, string>>>;
};

/** The action of such a form. */
export type FaultsAction<Field extends string> = (
  previous: FormFaults<Field> | null,
  form: FormData,
) => Promise<FormFaults<Field>>;
