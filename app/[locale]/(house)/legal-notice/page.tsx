import type { Metadata } from 'next';
import { TextPage } from '@/components/house/legal/text-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/legal-notice';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).legal.meta;
  return pageMetadata({ path, title, description });
}

export default async function LegalNoticePage() {
  const { title, intro, sections } = (await getMessages()).legal;
  return <TextPage path={path} title={title} intro={intro} sections={sections} />;
}
