import 'server-only';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale, type Locale } from './locales';
import { type Messages, messagesOf } from './messages';

/** The language of the page being rendered, from the first part of its address. */
export async function currentLocale(): Promise<Locale> {
  const value = await rootLocale();
  return typeof value === 'string' && isLocale(value) ? value : defaultLocale;
}

/** Every word of the language of the page being rendered. */
export async function words(): Promise<Messages> {
  return messagesOf(await currentLocale());
}

export default getRequestConfig(async () => {
  const locale = await currentLocale();
  return { locale, messages: await messagesOf(locale), timeZone: 'Europe/Paris' };
});
