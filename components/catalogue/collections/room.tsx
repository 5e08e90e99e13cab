import { getTranslations } from 'next-intl/server';
import { PicturesAhead, ScenePicture, ThemePicture } from '@/components/ui/theme-picture';
import { requirePiece } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { type PictureName, viewOf } from '@/lib/catalogue/pictures';

/** The rooms of the gallery, by their number there. */
const rooms = {
  1: 'rooms/hall',
  2: 'rooms/night',
  3: 'rooms/terrace',
} as const satisfies Record<number, PictureName>;
export type RoomNumber = keyof typeof rooms;

/** The hall is a room by day: by night this piece stands in its place. */
const besideHall = requirePiece('bed', 'poseidon');

type Props = { id: RoomNumber; sizes: string; className: string; isFirst?: boolean };

/** A room of the house, in the dark theme by night. */
export async function RoomPicture({ id, isFirst, ...look }: Props) {
  const t = await getTranslations('gallery.items');
  const room = { name: rooms[id], alt: t(`${id}.alt`) };
  if (id !== 1) return <ScenePicture {...room} isFirst={isFirst} {...look} />;
  const view = await getTranslations('viewer.alts');
  const { pieceWords } = await getCatalogueWords();
  const night = {
    name: viewOf(besideHall, 'night'),
    alt: view('night', { name: pieceWords(besideHall).name }),
  };
  return (
    <>
      {isFirst && <PicturesAhead day={room.name} night={night.name} sizes={look.sizes} />}
      <ThemePicture day={room} night={night} isAhead={isFirst} {...look} />
    </>
  );
}

/** As wide as the page; on a phone's fine screen a file of 960 pixels looks the same as one of 1600. */
const sizes = '(min-width: 48rem) 100vw, 80vw';

/** The room one walks through to the next collection, from edge to edge: it stands on its floor. */
export function Room({ id, isFirst }: { id: RoomNumber; isFirst?: boolean }) {
  return (
    <RoomPicture
      id={id}
      isFirst={isFirst}
      sizes={sizes}
      className="aspect-3/2 max-h-[calc(100dvh-5rem)] w-full object-cover object-bottom lg:aspect-video"
    />
  );
}
