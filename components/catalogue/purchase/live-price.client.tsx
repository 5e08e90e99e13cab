'use client';
import { useContext } from 'react';
import { Total } from '@/components/ui/browser/total.client';
import { formatPrice } from '@/lib/money';

/** The price of the chosen configuration; in the HTML, the base price. */
export function LivePrice() {
  const { cents, locale } = useContext(Total);
  return <output aria-live="polite">{formatPrice(cents, locale)}</output>;
}
