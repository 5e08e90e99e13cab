import 'server-only';
import { company } from '@/content/house/company';
import { noonOf, weekdayInWords } from '@/lib/calendar/dates';
import { parcelsIn, sizeOf } from '@/lib/catalogue/fit/parcels';
import { compositionWords } from '@/lib/catalogue/product-words';
import { editionOf, findProduct, type Product } from '@/lib/catalogue/products';
import { type PlannedDelivery, storedDelivery } from '@/lib/delivery/delivery';
import { placeName } from '@/lib/delivery/destination';
import { daysInWords } from '@/lib/delivery/installation-days';
import { defaultLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { linesForHouse } from '@/lib/orders/house-lines';
import type { OrderLineView } from '@/lib/orders/order-view';
import { deskText, deskWords } from './desk-words';

/** Lines of an order as carriers and workshop need them: French names, parcels, size, what each is made of. */
export async function sheetLines(lines: readonly OrderLineView[]) {
  const messages = await messagesOf(defaultLocale);
  return (await linesForHouse(lines)).map((line) => {
    const product = findProduct(line.productId ?? '');
    return {
      ...line,
      ...(product && {
        product,
        parcels: parcelsIn({ product, optionIds: line.optionIds }),
        sizeMm: sizeOf({ product, optionIds: line.optionIds }),
        weightKg: weightOf(product),
        materials: compositionWords(messages, defaultLocale, product.piece),
      }),
    };
  });
}

export type SheetLine = Awaited<ReturnType<typeof sheetLines>>[number];

/** Kilograms of a piece without its packaging. */
const weightOf = (product: Product) => editionOf(product)?.weightKg ?? product.piece.weightKg;

/** What is made and carried, and apart the house's own lines, which have no parcels: a service, for the most part. */
export const sortedLines = <L extends Pick<OrderLineView, 'productId'>>(lines: readonly L[]) => ({
  goods: lines.filter(({ productId }) => productId !== null),
  others: lines.filter(({ productId }) => productId === null),
});

/** How many parcels all lines fill, and their weight with packaging in kilograms. */
export function parcelTotals(lines: readonly SheetLine[]): { count: number; weightKg: number } {
  const totals = { count: 0, weightKg: 0 };
  for (const { quantity, parcels = [] } of lines) {
    for (const { count, weightKg } of parcels) {
      totals.count += quantity * count;
      totals.weightKg += quantity * count * weightKg;
    }
  }
  return totals;
}

/** When an order is installed: the day that is agreed, else the days that were announced; `undefined` without either. */
export function installationInWords(
  order: PlannedDelivery & { readonly deliveryDate: string | null },
): string | undefined {
  const { deliveryDate } = order;
  if (deliveryDate)
    return deskText('sheets.agreed', { day: weekdayInWords(noonOf(deliveryDate), 'fr') });
  const planned = storedDelivery(order);
  if (typeof planned?.days !== 'object') return undefined;
  const place = placeName(planned.destination, 'fr');
  return deskText('sheets.promised', { days: daysInWords(planned.days, 'fr'), place });
}

/** What a carriers' slip says first, names and values: the house with its telephone, and the day with its weekday. */
export function slipHead({ deliveryDate }: { readonly deliveryDate?: string }) {
  const { order, sheets } = deskWords;
  const day = deliveryDate ? weekdayInWords(noonOf(deliveryDate), 'fr') : sheets.notAgreed;
  return [
    [sheets.house, `${company.name}, ${company.phones[0].replaceAll(' ', '\u00a0')}`],
    [order.agreedDay, day],
  ] as const;
}

/** How many of what a line is; where no parcels follow it, as of a free line, with a box to tick. */
export function lineHead({ quantity, name, parcels = [] }: SheetLine): string {
  const head = `${quantity} × ${name}`;
  return parcels.length > 0 ? head : `☐ ${head}`;
}

/** The options of a line, or that it has none; `undefined` for a free line, which can have none. */
export const optionsInWords = ({ optionNames, product }: SheetLine): string | undefined =>
  optionNames.join(', ') || (product && deskWords.sheets.noOptions);
