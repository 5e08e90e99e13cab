import { TextPage } from '@/components/house/legal/text-page';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/refund';

export const generateMetadata = () => pageMetadata({ path, words: 'refund' });

export default function RefundPage() {
  return <TextPage path={path} />;
}
