import { TextPage } from '@/components/house/legal/text-page';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/terms';

export const generateMetadata = () => pageMetadata({ path, words: 'terms' });

export default function TermsPage() {
  return <TextPage path={path} />;
}
