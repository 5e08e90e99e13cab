import { RgaaTable } from '@/components/house/legal/rgaa-table';
import { TextPage } from '@/components/house/legal/text-page';
import { assessedOn } from '@/content/house/rgaa';
import { dayInWords } from '@/lib/calendar/dates';
import { assessmentCounts } from '@/lib/house/rgaa';
import { currentLocale } from '@/lib/i18n/request';
import { formatPercent } from '@/lib/money';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/accessibility';

export const generateMetadata = () => pageMetadata({ path, words: 'accessibility' });

export default async function AccessibilityPage() {
  const locale = await currentLocale();
  const { percent, ...counts } = assessmentCounts();
  const values = {
    ...counts,
    share: formatPercent(percent, locale),
    assessedOn: dayInWords(assessedOn, locale),
  };
  return <TextPage path={path} values={values} extras={{ criteres: <RgaaTable /> }} />;
}
