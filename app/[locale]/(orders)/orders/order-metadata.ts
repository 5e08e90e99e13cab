import 'server-only';
import type { Metadata } from 'next';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

/** The head of the pages of an order. */
export async function orderMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).orders.meta;
  return pageMetadata({ path: '/orders/[number]', title, description });
}
