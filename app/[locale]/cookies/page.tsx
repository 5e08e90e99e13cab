import type { Metadata } from 'next';
import { TextPage } from '@/components/legal/text-page';
import { withCompany } from '@/lib/company-facts';
import { words } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

const path = '/cookies';

export async function generateMetadata(): Promise<Metadata> {
  const { meta, sections } = (await words()).cookies;
  const count = sections.flatMap((section) => ('list' in section ? section.list : [])).length;
  const description = meta.description.replace('{count}', String(count));
  return pageMetadata({ path, title: meta.title, description });
}

export default async function CookiesPage() {
  const { title, intro, sections } = (await words()).cookies;
  return (
    <TextPage path={path} title={title} intro={intro} sections={sections} fill={withCompany} />
  );
}
