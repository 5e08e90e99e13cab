import type { Metadata } from 'next';
import { getFormatter } from 'next-intl/server';
import { RgaaTable } from '@/components/legal/rgaa-table';
import { TextPage } from '@/components/legal/text-page';
import { assessedOn } from '@/content/rgaa';
import { withCompany } from '@/lib/company-facts';
import { currentLocale, words } from '@/lib/i18n/request';
import { formatPercent } from '@/lib/money';
import { assessmentCounts } from '@/lib/rgaa';
import { pageMetadata } from '@/lib/seo';

const path = '/accessibility';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await words()).accessibility.meta;
  return pageMetadata({ path, title, description });
}

export default async function AccessibilityPage() {
  const { title, intro, sections } = (await words()).accessibility;
  const format = await getFormatter();
  const { percent, ...counts } = assessmentCounts();
  const facts: Readonly<Record<string, string | number>> = {
    ...counts,
    share: formatPercent(percent, await currentLocale()),
    assessedOn: format.dateTime(new Date(assessedOn), { dateStyle: 'long' }),
  };
  const fill = (text: string) =>
    withCompany(text.replace(/\{(\w+)\}/g, (whole, key: string) => String(facts[key] ?? whole)));
  return (
    <TextPage
      path={path}
      title={title}
      intro={intro}
      sections={sections}
      fill={fill}
      extras={{ criteres: <RgaaTable /> }}
    />
  );
}
