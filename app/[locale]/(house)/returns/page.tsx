import { TextPage } from '@/components/house/legal/text-page';
import { carrierDaysIn } from '@/lib/delivery/delivery-sentences';
import { currentLocale } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/returns';

export const generateMetadata = () => pageMetadata({ path, words: 'returns' });

export default async function ReturnsPage() {
  return <TextPage path={path} values={{ carrierDays: carrierDaysIn(await currentLocale()) }} />;
}
