import type { Metadata } from 'next';
import { TextPage } from '@/components/house/legal/text-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/returns';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).returns.meta;
  return pageMetadata({ path, title, description });
}

export default async function ReturnsPage() {
  const { title, intro, sections } = (await getMessages()).returns;
  return <TextPage path={path} title={title} intro={intro} sections={sections} />;
}
