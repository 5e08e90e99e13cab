import type { Metadata } from 'next';
import { TextPage } from '@/components/legal/text-page';
import { words } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

const path = '/legal-notice';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await words()).legal.meta;
  return pageMetadata({ path, title, description });
}

export default async function LegalNoticePage() {
  const { title, intro, sections } = (await words()).legal;
  return <TextPage path={path} title={title} intro={intro} sections={sections} />;
}
