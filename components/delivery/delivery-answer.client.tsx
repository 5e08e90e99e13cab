'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Piece } from '@/content/catalogue/piece';
import { type Delivery, deliveryOf } from '@/lib/delivery/delivery';
import { deliveryLine } from '@/lib/delivery/delivery-line';
import { deliveryWords } from '@/lib/delivery/delivery-panel-words';
import { decodeDestination, type ServedDestination } from '@/lib/delivery/destination';
import { offeredDivisorAt } from '@/lib/delivery/tax-place';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { showPricesAbroad } from './prices-abroad';

type Props = {
  locale: Locale;
  words: Messages['delivery'];
  delivery: Delivery & { readonly destination: ServedDestination };
};

/** What the page of a piece says of a destination, whose price it shows as long as this stands there. */
export function DeliveryAnswer({ locale, words, delivery }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const divisor = offeredDivisorAt(delivery.destination);
  useLayoutEffect(() => {
    const form = place.current?.closest('form');
    if (!form || divisor === 1) return;
    form.dataset.divisor = String(divisor);
    form.dispatchEvent(new Event('change'));
    const showFrench = showPricesAbroad(form, divisor, words, locale);
    return () => {
      showFrench();
      delete form.dataset.divisor;
      form.dispatchEvent(new Event('change'));
    };
  }, [divisor, words, locale]);
  return <span ref={place}>{deliveryLine(words, delivery, locale)}</span>;
}

/** The same for the destination that a visitor has chosen before. @param kept the value of its cookie */
export async function keptAnswer(
  leadTimeWeeks: Piece['leadTimeWeeks'],
  kept: string,
  locale: Locale,
): Promise<ReactNode> {
  const delivery = deliveryOf(leadTimeWeeks, decodeDestination(kept));
  return <DeliveryAnswer locale={locale} words={await deliveryWords(locale)} delivery={delivery} />;
}
