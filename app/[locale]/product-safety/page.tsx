import type { Metadata } from 'next';
import { TextPage } from '@/components/legal/text-page';
import { withCompany } from '@/lib/company-facts';
import { words } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

const path = '/product-safety';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await words()).safety.meta;
  return pageMetadata({ path, title, description });
}

export default async function SafetyPage() {
  const { title, intro, sections } = (await words()).safety;
  return (
    <TextPage path={path} title={title} intro={intro} sections={sections} fill={withCompany} />
  );
}
