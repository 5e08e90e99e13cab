import type { Metadata } from 'next';
import { TextPage } from '@/components/legal/text-page';
import { words } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

const path = '/refund';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await words()).refund.meta;
  return pageMetadata({ path, title, description });
}

export default async function RefundPage() {
  const { title, intro, sections } = (await words()).refund;
  return <TextPage path={path} title={title} intro={intro} sections={sections} />;
}
