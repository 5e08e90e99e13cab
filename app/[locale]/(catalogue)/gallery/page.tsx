import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/catalogue/gallery/gallery-page';
import { pageMetadata } from '@/lib/search/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('gallery.meta');
  return pageMetadata({ path: '/gallery', title: t('title'), description: t('description') });
}

export default function WholeGalleryPage() {
  return <GalleryPage />;
}
