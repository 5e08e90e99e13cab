import { gods as ar } from '@/messages/ar/catalogue/gods';
import { gods as en } from '@/messages/en/catalogue/gods';
import { gods as fr } from '@/messages/fr/catalogue/gods';
import { gods as it } from '@/messages/it/catalogue/gods';
import { gods as ru } from '@/messages/ru/catalogue/gods';
import type { Locale } from './locales';

const byLocale: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { fr, en, it, ru, ar };

/** What a god is called in all languages, each name once. */
export function godNames(god: string): string[] {
  return [...new Set(Object.values(byLocale).flatMap((names) => names[god] ?? []))];
}
