import 'server-only';
import { parcelsIn, sizeOf } from '@/lib/catalogue/fit/parcels';
import { compositionWords } from '@/lib/catalogue/product-words';
import { editionOf, findProduct, type Product } from '@/lib/catalogue/products';
import { defaultLocale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/i18n/messages';
import { linesForHouse } from '@/lib/orders/house-lines';
import type { OrderLineView } from '@/lib/orders/order-view';

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
