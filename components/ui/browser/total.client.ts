import { createContext } from 'react';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

/**
 * The chosen configuration of a page, as `choiceWord` has it, and its price where the visitor wants it; `setDivisor`
 * says by what the prices of the catalogue are divided there.
 */
export const Total = createContext<{
  word: string;
  cents: number;
  locale: Locale;
  setDivisor: (divisor: number) => void;
}>({ word: '', cents: 0, locale: defaultLocale, setDivisor: () => undefined });
