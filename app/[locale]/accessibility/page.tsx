import type { Metadata } from 'next';
import { getFormatter } from 'next-intl/server';
import { RgaaTable } from '@/components/legal/rgaa-table';
import { TextPage } from '@/components/legal/text-page';
import { assessedOn } from '@/content/rgaa';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { formatPercent } from '@/lib/money';
import { assessmentCounts } from '@/lib/rgaa';
import { pageMetadata } from '@/lib/seo';

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
