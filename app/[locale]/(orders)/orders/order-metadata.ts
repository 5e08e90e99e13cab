import 'server-only';
import { pageMetadata } from '@/lib/search/page-metadata';

/** The head of the pages of an order. */
export const orderMetadata = () => pageMetadata({ path: '/orders/[number]', words: 'orders' });
