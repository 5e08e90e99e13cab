import { TextPage } from '@/components/house/legal/text-page';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/returns';

export const generateMetadata = () => pageMetadata({ path, words: 'returns' });

export default function ReturnsPage() {
  return <TextPage path={path} />;
}
