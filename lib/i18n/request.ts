import 'server-only';
import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { houseZone } from '@/content/house/time-zone';
import { type Locale, languages, toLocale } from './locales';
import { type KeyedMessages, loadMessages, type Messages, messagesOf } from './messages';

declare module 'next-intl' {
  interface AppConfig {
    Messages: KeyedMessages;
  }
}

/** The language of the page being rendered, from the first part of its address. */
export async function currentLocale(): Promise<Locale> {
  return toLocale(await rootLocale());
}

/** Every message of the page's language, lists too, which next-intl's own `getMessages` cannot type. */
export async function getMessages(): Promise<Messages> {
  return messagesOf(await currentLocale());
}

/** What next-intl asks for: the language given by name, as actions do, or that of the page. */
export default getRequestConfig(async ({ locale: named }) => {
  const locale = named === undefined ? await currentLocale() : toLocale(named);
  return {
    locale: languages[locale].tag,
    messages: await loadMessages(locale),
    timeZone: houseZone,
    // A key or an argument that is missing must end the build, not show on a page.
    onError(error) {
      throw error;
    },
  };
});
