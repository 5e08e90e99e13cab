import type { Summary } from './cart/summary';
import type { Messages } from './i18n/messages';

/** Codes an action can refuse with: the sentences under `errors` in the messages. */
export type ErrorCode = keyof Messages['errors'];
/** Codes an action can succeed with: the sentences under `done` in the messages. */
export type DoneCode = keyof Messages['done'];

/** Fields that can be invalid: the sentences under `fieldFaults` in the messages. */
export type FieldName = keyof Messages['fieldFaults'];

/** What an action answers to a form with invalid fields. */
export type Faults = {
  readonly fields: readonly FieldName[];
  /** What was typed, to fill the form again where the page is rendered anew. */
  readonly typed: Partial<Readonly<Record<FieldName, string>>>;
};

/** Why an action did nothing. */
export type RefusedResult = {
  readonly ok: false;
  readonly code: ErrorCode;
  /** With `tooMany`: when to try again. */
  readonly waitSeconds?: number;
} & Partial<Faults>;

/** What every action answers: codes, which each language has a sentence for. */
export type ActionResult =
  | {
      readonly ok: true;
      readonly code: DoneCode;
      readonly summary?: Summary;
      /** With `subscribed`: the result of the add that led to the form. */
      readonly next?: ActionResult;
    }
  | RefusedResult;

export type FormAction = (previous: ActionResult | null, form: FormData) => Promise<ActionResult>;

/** Like `FormAction`, for a form that redirects on success. */
export type FaultsAction = (previous: Faults | null, form: FormData) => Promise<Faults>;
