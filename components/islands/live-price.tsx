'use client';
import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';

/** The price of the chosen configuration. */
export const Total = createContext<{ cents: number; locale: Locale }>({
  cents: 0,
  locale: defaultLocale,
});

/** The price of the chosen configuration; in the HTML, the base price. */
export function LivePrice() {
  const { cents, locale } = useContext(Total);
  return <output aria-live="polite">{formatPrice(cents, locale)}</output>;
}
