import { GalleryPage } from '@/components/catalogue/gallery/gallery-page';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () => pageMetadata({ path: '/gallery', words: 'gallery' });

export default function WholeGalleryPage() {
  return <GalleryPage />;
}
