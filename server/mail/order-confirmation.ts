import type { InstalmentCount, PaymentMethod } from '@/content/checkout/payment';
import type { Order } from '@/db/orders/orders';
import { dayOf, inWords } from '@/lib/calendar/dates';
import { leadTimeText } from '@/lib/catalogue/sheet-words';
import { datedDays } from '@/lib/delivery/dated-days';
import { storedDelivery, storedDestination } from '@/lib/delivery/delivery';
import { placeName } from '@/lib/delivery/destination';
import { vatIn } from '@/lib/delivery/tax';
import { vatRateInWords } from '@/lib/delivery/vat-words';
import { formatText } from '@/lib/i18n/format';
import { type Locale, languages } from '@/lib/i18n/locales';
import type { MailSection } from '@/lib/mail/mail-parts';
import { type OrderWords, wordFor } from '@/lib/mail/mail-words';
import { formatPrice } from '@/lib/money';
import type { AgreedTexts } from '@/lib/orders/agreed-texts';
import { balanceOf } from '@/lib/orders/deposit';
import type { OrderLineView, Promised } from '@/lib/orders/order-view';
import { promisesOf } from '@/lib/orders/promised';
import type { Draft } from './mail-draft';
import { nextSteps } from './order-next';
import { aboutSeller, aboutTerms, aboutWithdrawal } from './order-terms';

/**
 * What the confirmation of an order says: the information of article L. 221-5 of the code de la consommation,
 * on a durable medium as article L. 221-13 wants it.
 * @param agreed the texts that it was placed under, which are attached
 */
export function confirmation(
  order: Order,
  locale: Locale,
  words: OrderWords,
  agreed: AgreedTexts,
): Pick<Draft, 'sections' | 'annexes' | 'attachments' | 'steps'> {
  const { orderMails: labels } = words;
  const date = inWords(order.placedAt, locale).date;
  return {
    sections: [
      {
        rows: [
          [labels.number, order.number],
          [labels.date, date],
          ...plannedRow(order, locale, words),
        ],
      },
      ...order.lines.map((line) => aboutLine(line, locale, words)),
      aboutPayment(order, locale, words),
    ],
    annexes: [
      aboutWithdrawal(order, locale, words),
      aboutTerms(order, locale, words),
      aboutSeller(locale, words),
    ],
    attachments: [
      {
        filename: `${labels.files.terms}-${order.termsDate}.txt`,
        content: agreed.terms,
      },
      {
        filename: `${labels.files.withdrawal}-${order.number}.txt`,
        content: agreed.withdrawal,
      },
    ],
    steps: nextSteps(order, locale, words),
  };
}

/** When and where it is installed, as the payment page said. */
function plannedRow(order: Order, locale: Locale, { delivery }: OrderWords) {
  const { tag } = languages[locale];
  const planned = storedDelivery(order);
  if (typeof planned?.days !== 'object') return [];
  const text = `${datedDays(planned.days, locale, dayOf(new Date()))} (${placeName(planned.destination, tag)})`;
  return [[delivery.planned, text] as const];
}

type Line = Pick<OrderLineView, 'productId' | 'name' | 'quantity' | 'unitCents'> &
  Pick<OrderLineView, 'optionNames' | 'promised'>;

/** A line: what was bought, with its options, guarantee and lead time. */
export function aboutLine(line: Line, locale: Locale, words: OrderWords) {
  const { orderMails, payment, detail } = words;
  const [promised] = promisesOf([line]);
  const options = new Intl.ListFormat(languages[locale].tag).format(line.optionNames);
  const rows: MailSection['rows'] = [
    [orderMails.unitPrice, formatPrice(line.unitCents, locale)],
    ...(options ? [[detail.options, options] as const] : []),
    ...(promised ? promisedRows(promised, locale, words) : []),
  ];
  const count = formatText(payment.quantity, locale, { count: line.quantity });
  return { title: `${count} ${line.name}`, rows };
}

/** What a piece was sold with; of a line that the house has written nothing is promised. */
function promisedRows(
  { warrantyYears: years, deliveryWeeks: weeks }: Promised,
  locale: Locale,
  { orderMails, detail }: OrderWords,
): NonNullable<MailSection['rows']> {
  return [
    [detail.specs.warranty, formatText(detail.warrantyYears, locale, { years })],
    [
      detail.specs.leadTime,
      leadTimeText({ detail: { ...detail, weeks: orderMails.leadTime } }, locale, weeks),
    ],
  ];
}

/** The sums, and what was paid with: as the provider reported it, else as it was chosen. */
function aboutPayment(
  order: Order,
  locale: Locale,
  { orderMails, orders, payment, delivery }: OrderWords,
): MailSection {
  const { deliveryCents, nightsCents, totalCents, depositCents, vatPercent } = order;
  const { method, instalments, paidWith } = order;
  const price = (cents: number) => formatPrice(cents, locale);
  const means = paidWith
    ? orders.paidWithKinds[paidWith]
    : wordFor<PaymentMethod>(payment.methods, method);
  const split = wordFor<`${InstalmentCount}`>(payment.splits, String(instalments));
  const rate = vatRateInWords(vatPercent, storedDestination(order), locale);
  const isTaxed = vatPercent > 0;
  const rows: MailSection['rows'] = [
    [payment.subtotal, price(totalCents + nightsCents - deliveryCents)],
    [payment.delivery, deliveryCents > 0 ? price(deliveryCents) : payment.free],
    ...(nightsCents > 0 ? [[payment.nights, price(-nightsCents)] as const] : []),
    [`${payment.total} ${isTaxed ? payment.taxIncluded : delivery.taxFree}`, price(totalCents)],
    ...(isTaxed
      ? [
          [
            formatText(orderMails.vat, locale, { rate }),
            price(vatIn(totalCents, vatPercent)),
          ] as const,
        ]
      : []),
    ...(depositCents === null
      ? []
      : [
          [orders.deposit.depositPaid, price(depositCents)] as const,
          [orders.deposit.balanceDue, price(balanceOf(order))] as const,
        ]),
    [payment.method, [means, depositCents === null && split].filter(Boolean).join(' · ')],
  ];
  return { title: payment.title, rows, ...(!isTaxed && { paragraphs: [delivery.customs] }) };
}
