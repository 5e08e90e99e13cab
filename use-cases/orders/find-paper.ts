import 'server-only';
import type { Order } from '@/db/orders/orders';
import { listPapers } from '@/db/orders/papers';
import type { Paper } from '@/lib/orders/papers/paper';

/** The invoices of an order, the oldest first: with a deposit, its own, then the final one. */
export const listInvoicePapers = async ({ id }: Pick<Order, 'id'>): Promise<readonly Paper[]> =>
  (await listPapers(id)).invoices;

/** The newest of them; `undefined` before the order is paid. */
export const findInvoicePaper = async (order: Pick<Order, 'id'>): Promise<Paper | undefined> =>
  (await listInvoicePapers(order)).at(-1);

/** One of them by its number. */
export const findNumberedInvoice = async (
  order: Pick<Order, 'id'>,
  number: string,
): Promise<Paper | undefined> =>
  (await listInvoicePapers(order)).find((paper) => paper.number === number);

/** The credit notes of an order, the oldest first. */
export const listCreditPapers = async ({ id }: Pick<Order, 'id'>): Promise<readonly Paper[]> =>
  (await listPapers(id)).credits;

/** One of them by its number. */
export const findCreditPaper = async (
  order: Pick<Order, 'id'>,
  number: string,
): Promise<Paper | undefined> =>
  (await listCreditPapers(order)).find((paper) => paper.number === number);
