import type { ComponentProps, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import type { GalleryItem } from '@/content/catalogue/gallery';
import { LightboxButton } from './gallery-lightbox.client';

export type TileWords = { readonly title: string; readonly caption: string; readonly alt: string };

type Props = {
  item: GalleryItem;
  words: TileWords;
  /** The story it leads to; without one it opens the lightbox. */
  path: string | undefined;
  hover: string;
  prefetch: ComponentProps<typeof Link>['prefetch'];
  /** The piece it shows: its price, and the way to its page. */
  offer: ReactNode;
  children: ReactNode;
};

/** One view of the gallery. */
export function GalleryTile({ item, words, path, hover, prefetch, offer, children }: Props) {
  const isWide = !path;
  const frame = (
    <>
      <span
        className={`tile-frame relative block overflow-hidden bg-paper ${isWide ? 'aspect-3/2 md:aspect-5/3' : 'aspect-4/5'}`}
      >
        {children}
        {path && (
          <span className="absolute inset-x-0 bottom-0 deep translate-y-full px-5 py-3.5 text-small transition-transform duration-500 ease-calm group-hover:translate-y-0 group-focus-visible:translate-y-0">
            {hover}
          </span>
        )}
      </span>
      <span className="mt-4 block font-display text-lead">{words.title}</span>{' '}
      {/* The space keeps the words apart for speech control, which reads them as one text. */}
      <span className="block max-w-measure text-muted text-small">{words.caption}</span>
    </>
  );
  return (
    <div data-category={item.category} data-wide={isWide || undefined}>
      {path ? (
        <Link href={path} prefetch={prefetch} className="group block">
          {frame}
        </Link>
      ) : (
        <LightboxButton title={words.title} caption={words.caption}>
          {frame}
        </LightboxButton>
      )}
      {offer}
    </div>
  );
}
