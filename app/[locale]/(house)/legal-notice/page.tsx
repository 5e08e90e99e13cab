import { TextPage } from '@/components/house/legal/text-page';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/legal-notice';

export const generateMetadata = () => pageMetadata({ path, words: 'legal' });

export default function LegalNoticePage() {
  return <TextPage path={path} />;
}
