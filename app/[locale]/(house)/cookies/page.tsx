import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TextPage } from '@/components/house/legal/text-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/cookies';

export async function generateMetadata(): Promise<Metadata> {
  const { sections } = (await getMessages()).cookies;
  const count = sections.flatMap((section) => ('list' in section ? section.list : [])).length;
  const t = await getTranslations('cookies.meta');
  return pageMetadata({ path, title: t('title'), description: t('description', { count }) });
}

export default async function CookiesPage() {
  const { title, intro, sections } = (await getMessages()).cookies;
  return <TextPage path={path} title={title} intro={intro} sections={sections} />;
}
