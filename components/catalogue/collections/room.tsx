import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/lib/catalogue/pictures';

/** The rooms of the gallery, by their number there. */
const rooms = {
  1: 'rooms/hall',
  2: 'rooms/night',
  3: 'rooms/terrace',
} as const satisfies Record<number, PictureName>;

/** As wide as the page; on a phone's fine screen a file of 960 pixels looks the same as one of 1600. */
const sizes = '(min-width: 48rem) 100vw, 80vw';

/** The room one walks through to the next collection, from edge to edge. */
export async function Room({ id, isFirst }: { id: keyof typeof rooms; isFirst?: boolean }) {
  const t = await getTranslations('gallery.items');
  return (
    <Picture
      name={rooms[id]}
      alt={t(`${id}.alt`)}
      sizes={sizes}
      isFirst={isFirst}
      className="aspect-3/2 w-full object-cover object-[50%_78%] md:aspect-21/9"
    />
  );
}
