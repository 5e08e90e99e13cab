import { numberShape } from '@/lib/document-number';

/** The number of an order, wherever a page, a mail or an address shows one. */
export const orderNumber = new RegExp(numberShape('order'));
