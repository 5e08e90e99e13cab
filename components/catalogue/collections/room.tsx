import { getTranslations } from 'next-intl/server';
import { PicturesAhead, ThemePicture } from '@/components/ui/theme-picture';
import { requirePiece } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { type PictureName, viewOf } from '@/lib/catalogue/pictures';

const shore = requirePiece('bed', 'poseidon');
const hearth = requirePiece('table', 'hestia-coffee-table');

/** The rooms of the gallery, by their number there, and the piece that stands there by night where they are by day. */
const rooms = {
  1: { day: 'rooms/hall', piece: shore },
  2: { day: 'rooms/night', piece: undefined },
  3: { day: 'rooms/terrace', piece: hearth },
} as const satisfies Record<number, { day: PictureName; piece: unknown }>;
export type RoomNumber = keyof typeof rooms;

type Props = { id: RoomNumber; sizes: string; className: string; isFirst?: boolean };

/** A room of the house, in the dark theme by night. */
export async function RoomPicture({ id, isFirst, ...look }: Props) {
  const t = await getTranslations('gallery.items');
  const view = await getTranslations('viewer.alts');
  const { pieceWords } = await getCatalogueWords();
  const { day, piece } = rooms[id];
  const room = { name: day, alt: t(`${id}.alt`) };
  const night = piece
    ? { name: viewOf(piece, 'night'), alt: view('night', { name: pieceWords(piece).name }) }
    : room;
  return (
    <>
      {isFirst && <PicturesAhead day={room.name} night={night.name} sizes={look.sizes} />}
      <ThemePicture day={room} night={night} isAhead={isFirst} {...look} />
    </>
  );
}

/** As wide as the page; on a phone's fine screen a file of 960 pixels looks the same as one of 1600. */
const sizes = '(min-width: 48rem) 100vw, 80vw';

/** The room one walks through to the next collection, from edge to edge. */
export function Room({ id, isFirst }: { id: RoomNumber; isFirst?: boolean }) {
  return (
    <RoomPicture
      id={id}
      isFirst={isFirst}
      sizes={sizes}
      className="aspect-3/2 w-full object-cover object-[50%_78%] md:aspect-21/9 dark:object-center"
    />
  );
}
