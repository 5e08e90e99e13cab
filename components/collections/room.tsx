import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { PictureName } from '@/lib/pictures';

/** The rooms of the gallery, by their number there. */
const rooms = {
  1: 'rooms/hall',
  2: 'rooms/night',
  3: 'rooms/terrace',
} as const satisfies Record<number, PictureName>;

/** The room one walks through to the next collection, from edge to edge. */
export async function Room({ id, isFirst }: { id: keyof typeof rooms; isFirst?: boolean }) {
  const t = await getTranslations('gallery.items');
  return (
    <Picture
      name={rooms[id]}
      alt={t(`${id}.alt`)}
      sizes="100vw"
      isFirst={isFirst}
      className="aspect-3/2 w-full object-cover object-[50%_78%] md:aspect-21/9"
    />
  );
}
