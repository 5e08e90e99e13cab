import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { readyReplies } from '@/messages/fr/desk/ready-replies';

export type ReadyReply = keyof typeof readyReplies;
export const readyNames = Object.keys(readyReplies) as ReadyReply[];

/** What a ready sentence is called, in French, and what it says in a language. */
export const readyReply = (name: ReadyReply, language: Locale) => ({
  name: readyReplies[name].name,
  text: readyReplies[name][language],
});
