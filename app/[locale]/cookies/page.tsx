import type { Metadata } from 'next';
import { TextPage } from '@/components/legal/text-page';
import { withHouse } from '@/lib/house-facts';
import { words } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

const path = '/cookies';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await words()).cookies.meta;
  return pageMetadata({ path, title, description });
}

export default async function CookiesPage() {
  const { title, intro, sections } = (await words()).cookies;
  return <TextPage path={path} title={title} intro={intro} sections={sections} fill={withHouse} />;
}
