import type { Metadata } from 'next';
import { TextPage } from '@/components/house/legal/text-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/refund';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).refund.meta;
  return pageMetadata({ path, title, description });
}

export default async function RefundPage() {
  const { title, intro, sections } = (await getMessages()).refund;
  return <TextPage path={path} title={title} intro={intro} sections={sections} />;
}
