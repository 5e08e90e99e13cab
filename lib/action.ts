import type { Messages } from './i18n/messages';
import type { Summary } from './summary';

/** Codes an action can refuse with: the sentences under `errors` in the messages. */
export type ErrorCode = keyof Messages['errors'];
/** Codes an action can succeed with: the sentences under `done` in the messages. */
export type DoneCode = keyof Messages['done'];

/** The fields a form may be told are at fault: the sentences under `fieldFaults` in the messages. */
export type FieldName = keyof Messages['fieldFaults'];

/** What an action says of a form that was filled in wrongly. */
export type Faults = {
  readonly fields: readonly FieldName[];
  /** What was typed, for a page that is made anew. */
  readonly typed: Partial<Readonly<Record<FieldName, string>>>;
};

/** What every action answers: never a sentence, so that it holds in every language. */
export type ActionResult =
  | {
      readonly ok: true;
      readonly code: DoneCode;
      readonly summary?: Summary;
      /** Of `subscribed`: what came of the add that had been asked for before. */
      readonly next?: ActionResult;
    }
  | ({
      readonly ok: false;
      readonly code: ErrorCode;
      /** Of `tooMany`: when to come back. */
      readonly waitSeconds?: number;
    } & Partial<Faults>);

export type FormAction = (previous: ActionResult | null, form: FormData) => Promise<ActionResult>;

/** As `FormAction`, for a form whose success is another page. */
export type FaultsAction = (previous: Faults | null, form: FormData) => Promise<Faults>;
