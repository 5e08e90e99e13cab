import type { Metadata } from 'next';
import { TextPage } from '@/components/house/legal/text-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/cookies';

export async function generateMetadata(): Promise<Metadata> {
  const { sections } = (await getMessages()).cookies;
  const count = sections.flatMap((section) => ('list' in section ? section.list : [])).length;
  return pageMetadata({ path, words: 'cookies', values: { count } });
}

export default function CookiesPage() {
  return <TextPage path={path} />;
}
