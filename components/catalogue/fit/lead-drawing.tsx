import { getTranslations } from 'next-intl/server';
import { parcelLines } from '@/components/catalogue/piece/data-rows';
import type { Choice } from '@/lib/catalogue/choice';
import { boxOf } from '@/lib/catalogue/fit/box';
import type { Fit, PassageFit } from '@/lib/catalogue/fit/check-fit';
import type { Openings } from '@/lib/catalogue/fit/openings';
import { drawnPassage } from './passage-answer';
import { drawnRoom } from './room-answer';

type Props = { choice: Choice; fit: Fit; openings: Openings };

/** How much room a passage leaves. */
const spareOf = ({ verdict }: PassageFit) => (verdict.passes ? verdict.spareMm : 0);

/**
 * The drawing that the answer is about, beside it on wide screens: what fails first, or the tightest passage, or the room
 * where no passage is drawn.
 */
export async function LeadDrawing({ choice, fit, openings }: Props) {
  const { category } = choice.product.piece;
  const failed = fit.passages.find(({ verdict }) => !verdict.passes);
  const isRoomFirst = !failed && fit.room?.passes === false;
  const passages = failed
    ? [failed]
    : isRoomFirst
      ? []
      : fit.passages.toSorted((one, other) => spareOf(one) - spareOf(other));
  const t = await getTranslations('fit');
  const drawings = await Promise.all(
    passages.map(async ({ passage, parcel, verdict }) => {
      const drawn = await drawnPassage(passage, boxOf(parcel.sizeMm), verdict.way, openings);
      const [line = ''] = await parcelLines([parcel]);
      // What fails says its parcel in the answer.
      return drawn && { ...drawn, about: verdict.passes && t('hardest', { parcel: line }) };
    }),
  );
  const { room } = openings;
  const drawn =
    drawings.find((drawing) => drawing !== undefined) ??
    (!failed && room && { ...(await drawnRoom(category, fit.sizeMm, room)), about: false });
  if (!drawn) return null;
  return (
    <figure className="grid content-start gap-3 self-start bg-paper p-4 max-lg:hidden sm:p-6">
      {drawn.picture}
      <figcaption className="grid gap-1 text-muted text-small">
        {drawn.about && <p>{drawn.about}</p>}
        <p>{drawn.caption}</p>
      </figcaption>
    </figure>
  );
}
