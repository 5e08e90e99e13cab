import { getTranslations } from 'next-intl/server';
import type { Category, Edition } from '@/content/catalogue/piece';
import type { RoomVerdict } from '@/lib/catalogue/fit/check-fit';
import type { MeasureOf } from '@/lib/catalogue/fit/openings';
import { floorFor } from '@/lib/catalogue/fit/room';
import { Answer, type Drawn } from './answer';
import { measureTexts } from './measure-texts';
import { RoomDrawing } from './room-drawing';

type Size = Edition['sizeMm'];
type Room = Readonly<Record<MeasureOf<'room'>, number>>;

/** Whether the assembled piece fits in the room, and how it is stood up. */
export async function RoomAnswer({
  category,
  sizeMm,
  room,
  verdict,
  isTold,
}: {
  category: Category;
  sizeMm: Size;
  room: Room;
  verdict: RoomVerdict;
  isTold: boolean;
}) {
  const t = await getTranslations('fit');
  const { size } = await measureTexts();
  const floor = floorFor(category, sizeMm);
  const assembled = size(sizeMm.width, sizeMm.depth, sizeMm.height);
  return (
    <Answer
      title={t('openings.room')}
      passes={verdict.passes}
      isTold={isTold}
      verdict={await roomSentence(verdict)}
      lines={[
        t('roomSize', { size: assembled, floor: size(floor.width, floor.depth) }),
        t('rules.room'),
      ]}
      drawn={await drawnRoom(category, sizeMm, room)}
    />
  );
}

/** A piece in a room, from above. */
export async function drawnRoom(category: Category, sizeMm: Size, room: Room): Promise<Drawn> {
  const t = await getTranslations('fit.captions');
  const { withUnit } = await measureTexts();
  const floor = floorFor(category, sizeMm);
  return {
    picture: <RoomDrawing piece={sizeMm} floor={floor} room={room} format={withUnit} />,
    caption: t('room'),
  };
}

/** How a piece stands in a room, or what the room lacks. */
export async function roomSentence(verdict: RoomVerdict): Promise<string> {
  const t = await getTranslations('fit');
  const { cm, missing } = await measureTexts();
  if (verdict.passes) {
    const sentence = t(`room.${verdict.way}`, { spare: cm(verdict.spareMm) });
    return verdict.isTight ? `${sentence} ${t('tight')}` : sentence;
  }
  const { short } = verdict;
  if (short.measure === 'every') return t('room.failsEvery', { missing: missing(short.each) });
  return t('room.fails', { short: cm(short.mm), measure: t(`measures.${short.measure}`) });
}
