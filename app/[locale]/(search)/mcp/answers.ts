import type { CallToolResult } from '@modelcontextprotocol/server';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { env } from '@/lib/process/env';

/** What a tool gives back: the same facts as structured content and, for clients without it, as text. */
export const answer = (facts: Record<string, unknown>, text?: string): CallToolResult => ({
  content: [{ type: 'text', text: text ?? JSON.stringify(facts) }],
  structuredContent: facts,
});

/** Why a tool cannot do what was asked, in a sentence that an agent can act on. */
export const problem = (sentence: string): CallToolResult => ({
  content: [{ type: 'text', text: sentence }],
  isError: true,
});

/** The whole address of a page in a language. @param path without language */
export const addressOf = (locale: Locale, path: string) =>
  env().SITE_URL + localePath(locale, path);

/** An amount as programs read it, in euros with cents. */
export const euros = (cents: number) => cents / 100;

/** A length in centimetres. */
export const cm = (mm: number) => mm / 10;
