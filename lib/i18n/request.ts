import 'server-only';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { type Locale, languages, toLocale } from './locales';
import { type Messages, messagesOf } from './messages';

/** The language of the page being rendered, from the first part of its address. */
export async function currentLocale(): Promise<Locale> {
  return toLocale(await rootLocale());
}

/** Every word of the language of the page being rendered. */
export async function words(): Promise<Messages> {
  return messagesOf(await currentLocale());
}

export default getRequestConfig(async () => {
  const locale = await currentLocale();
  return {
    locale: languages[locale].tag,
    messages: await messagesOf(locale),
    timeZone: 'Europe/Paris',
  };
});
