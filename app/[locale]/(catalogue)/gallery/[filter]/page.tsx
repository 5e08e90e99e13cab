import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { GalleryPage } from '@/components/catalogue/gallery/gallery-page';
import { galleryCategories } from '@/content/catalogue/gallery';
import { pageMetadata } from '@/lib/search/page-metadata';

type Props = PageProps<'/[locale]/gallery/[filter]'>;

export const dynamicParams = false;
export const generateStaticParams = () => galleryCategories.map((filter) => ({ filter }));

async function filterOf({ params }: Props) {
  const { filter } = await params;
  return galleryCategories.find((category) => category === filter) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const filter = await filterOf(props);
  const t = await getTranslations('gallery.filterMeta');
  return pageMetadata({
    path: `/gallery/${filter}`,
    title: t(`${filter}.title`),
    description: t(`${filter}.description`),
  });
}

export default async function FilteredGalleryPage(props: Props) {
  return <GalleryPage filter={await filterOf(props)} />;
}
