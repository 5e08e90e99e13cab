/** What a form answers where it does not lead on: its invalid fields, and what was typed. */
export type FormFaults<Field extends string, Refusal extends string = never> = {
  readonly fields: readonly Field[];
  readonly typed: Partial<Readonly<Record<Field, string>>>;
  /** Why nothing was done though every field is right. */
  readonly refusal?: Refusal;
  /** With `tooMany`: when to try again. */
  readonly waitSeconds?: number;
};

/** The action of such a form. */
export type FaultsAction<Field extends string, Refusal extends string = never> = (
  previous: FormFaults<Field, Refusal> | null,
  form: FormData,
) => Promise<FormFaults<Field, Refusal>>;
