import { TextPage } from '@/components/house/legal/text-page';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/product-safety';

export const generateMetadata = () => pageMetadata({ path, words: 'safety' });

export default function SafetyPage() {
  return <TextPage path={path} />;
}
