'use client';
import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';

/** What the form of a piece has chosen costs. */
export const Total = createContext<{ cents: number; locale: Locale }>({
  cents: 0,
  locale: defaultLocale,
});

/** The price of what is chosen right now; in the HTML it is that of the piece as it comes. */
export function LivePrice() {
  const { cents, locale } = useContext(Total);
  return <output aria-live="polite">{formatPrice(cents, locale)}</output>;
}
