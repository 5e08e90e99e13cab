import type { Metadata } from 'next';
import { TextPage } from '@/components/legal/text-page';
import { withCompany } from '@/lib/company-facts';
import { words } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

const path = '/terms';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await words()).terms.meta;
  return pageMetadata({ path, title, description });
}

export default async function TermsPage() {
  const { title, intro, sections } = (await words()).terms;
  return (
    <TextPage path={path} title={title} intro={intro} sections={sections} fill={withCompany} />
  );
}
