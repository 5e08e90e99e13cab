'use client';
import { createContext, useContext } from 'react';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { formatPrice } from '@/lib/money';

/** The chosen configuration, as `choiceWord` has it, and its price. */
export const Total = createContext<{ word: string; cents: number; locale: Locale }>({
  word: '',
  cents: 0,
  locale: defaultLocale,
});

/** The price of the chosen configuration; in the HTML, the base price. */
export function LivePrice() {
  const { cents, locale } = useContext(Total);
  return <output aria-live="polite">{formatPrice(cents, locale)}</output>;
}
