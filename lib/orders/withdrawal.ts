import type { FieldName } from '@/lib/action';
import { type Locale, languages } from '@/lib/i18n/locales';

/** The data of a declaration of withdrawal. */
export type Declaration = {
  readonly name: string;
  readonly order: string;
  readonly email: string;
};

/**
 * The step of a declaration. The form carries its state, so that it works without scripts; nothing is stored
 * before `done`.
 */
export type WithdrawalState = Declaration &
  (
    | { readonly step: 'form'; readonly refusal?: 'failed' }
    | { readonly step: 'form'; readonly refusal: 'invalid'; readonly fields: readonly FieldName[] }
    | { readonly step: 'review' }
    | {
        readonly step: 'done';
        readonly reference: string;
        readonly date: string;
        readonly time: string;
        /** Path of the page that shows the declaration. */
        readonly receipt: string;
      }
  );

export type DeclareAction = (previous: WithdrawalState, form: FormData) => Promise<WithdrawalState>;

export const blankDeclaration = { step: 'form', name: '', order: '', email: '' } as const;

/** The shop's time. */
const zone = { timeZone: 'Europe/Paris' } as const;

/** The day of a declaration in the shop's time, as in `2026-11-22`. */
export function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { ...zone, dateStyle: 'short' }).format(at);
}

/** Date and time of a declaration in the shop's time, in words. */
export function inWords(at: Date, locale: Locale) {
  const { tag } = languages[locale];
  const time = { ...zone, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
  return {
    date: new Intl.DateTimeFormat(tag, { ...zone, dateStyle: 'long' }).format(at),
    time: new Intl.DateTimeFormat(tag, time).format(at),
  };
}
