import type { Metadata } from 'next';
import { getFormatter } from 'next-intl/server';
import { RgaaTable } from '@/components/house/legal/rgaa-table';
import { TextPage } from '@/components/house/legal/text-page';
import { assessedOn } from '@/content/house/rgaa';
import { assessmentCounts } from '@/lib/house/rgaa';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { formatPercent } from '@/lib/money';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/accessibility';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).accessibility.meta;
  return pageMetadata({ path, title, description });
}

export default async function AccessibilityPage() {
  const { title, intro, sections } = (await getMessages()).accessibility;
  const format = await getFormatter();
  const { percent, ...counts } = assessmentCounts();
  const values = {
    ...counts,
    share: formatPercent(percent, await currentLocale()),
    assessedOn: format.dateTime(new Date(assessedOn), { dateStyle: 'long' }),
  };
  return (
    <TextPage
      path={path}
      title={title}
      intro={intro}
      sections={sections}
      values={values}
      extras={{ criteres: <RgaaTable /> }}
    />
  );
}
