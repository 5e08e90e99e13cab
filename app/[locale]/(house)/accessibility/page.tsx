import { getFormatter } from 'next-intl/server';
import { RgaaTable } from '@/components/house/legal/rgaa-table';
import { TextPage } from '@/components/house/legal/text-page';
import { assessedOn } from '@/content/house/rgaa';
import { assessmentCounts } from '@/lib/house/rgaa';
import { currentLocale } from '@/lib/i18n/request';
import { formatPercent } from '@/lib/money';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/accessibility';

export const generateMetadata = () => pageMetadata({ path, words: 'accessibility' });

export default async function AccessibilityPage() {
  const format = await getFormatter();
  const { percent, ...counts } = assessmentCounts();
  const values = {
    ...counts,
    share: formatPercent(percent, await currentLocale()),
    assessedOn: format.dateTime(new Date(assessedOn), { dateStyle: 'long' }),
  };
  return <TextPage path={path} values={values} extras={{ criteres: <RgaaTable /> }} />;
}
