import type { Metadata } from 'next';
import { TextPage } from '@/components/house/legal/text-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/product-safety';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).safety.meta;
  return pageMetadata({ path, title, description });
}

export default async function SafetyPage() {
  const { title, intro, sections } = (await getMessages()).safety;
  return <TextPage path={path} title={title} intro={intro} sections={sections} />;
}
