import type { Locale } from '@/lib/i18n/locales';

/** Longest reply to a message, in characters. */
export const longestReply = 5_000;

/** Whether a text is a reply: neither empty nor too long. */
export const isReply = (text: string): boolean => text.length > 0 && text.length <= longestReply;

/** A reply that is being written. */
export type TypedReply = {
  readonly text: string;
  readonly language: Locale;
  /** Its mail as it will leave, in plain text, where it is shown and not sent yet. */
  readonly mail?: { readonly subject: string; readonly text: string };
  /** Why it was not sent, in a sentence. */
  readonly refusal?: string;
};

/**
 * Puts a phrase into a text, as a paragraph of its own; nothing that was typed goes.
 * @param at where: by default at its end @returns the text, and the place behind the phrase
 */
export function withPhrase(typed: string, phrase: string, at = typed.length) {
  const [before, after] = [typed.slice(0, at).trimEnd(), typed.slice(at).trimStart()];
  const until = before ? `${before}\n\n${phrase}` : phrase;
  return { text: after ? `${until}\n\n${after}` : until, caret: until.length };
}
