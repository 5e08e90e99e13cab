import { takeOnWorkingDays } from '@/content/orders/order-terms';
import type { Order } from '@/db/orders/orders';
import {
  dayInWords,
  dayOf,
  daysAfter,
  inWords,
  noonOf,
  weekdayInWords,
} from '@/lib/calendar/dates';
import { findProduct } from '@/lib/catalogue/products';
import { datedDays } from '@/lib/delivery/dated-days';
import { storedDelivery } from '@/lib/delivery/delivery';
import { workingDayAfter } from '@/lib/delivery/working-days';
import { formatText } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { MailSteps } from '@/lib/mail/mail-parts';
import type { OrderWords } from '@/lib/mail/mail-words';
import { type Delivered, withdrawalEnd } from '@/lib/orders/withdrawal-period';

/** The working day by which the workshop takes on an order. */
const takenOnBy = (paidAt: Date): string => workingDayAfter(dayOf(paidAt), takeOnWorkingDays);

/** What follows the payment of an order, up to its installation. */
export function nextSteps(order: Order, locale: Locale, { orderMails }: OrderWords): MailSteps {
  const { title, byDate, workshop, whenReady, call, install } = orderMails.next;
  const paidAt = order.changes.findLast(({ state, note }) => state === 'paid' && !note)?.at;
  const date = dayInWords(takenOnBy(paidAt ?? order.placedAt), locale);
  const planned = storedDelivery(order);
  const days = typeof planned?.days === 'object' ? planned.days : undefined;
  return {
    title,
    items: [
      { when: formatText(byDate, locale, { date }), what: workshop },
      { when: whenReady, what: call },
      ...(days ? [{ when: datedDays(days, locale, dayOf(new Date())), what: install }] : []),
    ],
  };
}

/** What precedes an agreed delivery, unless that is today or tomorrow, and the day itself. @param now when it is read */
export function stepsToDelivery(
  day: string,
  locale: Locale,
  { orderMails }: OrderWords,
  now = new Date(),
): MailSteps {
  const { title, byDate, prepare, install } = orderMails.next;
  const date = dayInWords(day, locale);
  const isNear = day <= dayOf(daysAfter(now, 1));
  return {
    title,
    items: [
      ...(isNear ? [] : [{ when: formatText(byDate, locale, { date }), what: prepare }]),
      { when: weekdayInWords(noonOf(day), locale), what: install },
    ],
  };
}

/** How long a delivered order may be given back, and its mattress be tried. */
export function stepsAfterDelivery(
  { lines, deliveredAt, trialNights, ...order }: Delivered & Pick<Order, 'lines' | 'trialNights'>,
  locale: Locale,
  { orderMails }: OrderWords,
): MailSteps {
  const { title, untilDate, mind } = orderMails.next;
  const until = (date: string) => formatText(untilDate, locale, { date });
  const trialEnd = inWords(daysAfter(deliveredAt, trialNights), locale).date;
  const hasMattress = lines.some(
    ({ productId }) => findProduct(productId ?? '')?.piece.category === 'bed',
  );
  const trial = { nights: trialNights, until: trialEnd };
  return {
    title,
    items: [
      { when: until(dayInWords(withdrawalEnd({ ...order, deliveredAt }), locale)), what: mind },
      ...(hasMattress
        ? [{ when: until(trialEnd), what: formatText(orderMails.mattress, locale, trial) }]
        : []),
    ],
  };
}
