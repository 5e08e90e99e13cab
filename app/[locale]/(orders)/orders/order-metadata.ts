import 'server-only';
import type { Metadata } from 'next';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

/** The head of the pages of an order. Their addresses can carry a token: no other site may read it. */
export async function orderMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).orders.meta;
  const page = await pageMetadata({ path: '/orders', title, description, isPersonal: true });
  return { ...page, referrer: 'same-origin' };
}
