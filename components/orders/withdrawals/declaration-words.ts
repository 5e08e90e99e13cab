import type { Messages } from '@/lib/i18n/messages';
import type { Sentence } from '@/lib/i18n/sentence';

/** What a withdrawal fills in. */
export const declarationFields = ['name', 'order', 'email'] as const;

export type DeclarationWords = Omit<Messages['declaration']['form'], 'doneText'> & {
  readonly doneText: Sentence;
  readonly faults: Readonly<Record<(typeof declarationFields)[number], string>>;
};
