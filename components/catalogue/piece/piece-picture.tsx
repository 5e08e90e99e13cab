import { getTranslations } from 'next-intl/server';
import { PicturesAhead, ThemePicture } from '@/components/ui/theme-picture';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { viewOf } from '@/lib/catalogue/pictures';
import type { Product } from '@/lib/catalogue/products';

type Props = {
  piece: Product['piece'];
  sizes: string;
  /** The largest picture of the first screen. */
  isFirst?: boolean;
  className: string;
};

/** A piece in its room: by day, in the dark theme by night. */
export async function PiecePicture({ piece, sizes, isFirst = false, className }: Props) {
  const view = await getTranslations('viewer.alts');
  const { pieceWords } = await getCatalogueWords();
  const { name } = pieceWords(piece);
  const [day, night] = [viewOf(piece, 'hero'), viewOf(piece, 'night')];
  return (
    <>
      {isFirst && <PicturesAhead day={day} night={night} sizes={sizes} />}
      <ThemePicture
        day={{ name: day, alt: view('hero', { name }) }}
        night={{ name: night, alt: view('night', { name }) }}
        sizes={sizes}
        isAhead={isFirst}
        className={className}
      />
    </>
  );
}
