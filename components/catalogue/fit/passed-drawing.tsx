import type { Choice } from '@/lib/catalogue/choice';
import { boxOf } from '@/lib/catalogue/fit/box';
import type { Fit } from '@/lib/catalogue/fit/check-fit';
import type { Openings } from '@/lib/catalogue/fit/openings';
import { drawnPassage } from './passage-answer';
import { drawnRoom } from './room-answer';

type Props = { choice: Choice; fit: Fit; openings: Openings };

/** Where everything passes: the tightest passage as a drawing, or the room where no passage is drawn. */
export async function PassedDrawing({ choice, fit, openings }: Props) {
  const { category } = choice.product.piece;
  const passages = fit.passages
    .flatMap(({ passage, parcel, verdict }) =>
      verdict.passes ? [{ passage, parcel, verdict }] : [],
    )
    .sort((one, other) => one.verdict.spareMm - other.verdict.spareMm);
  const drawings = await Promise.all(
    passages.map(({ passage, parcel, verdict }) =>
      drawnPassage(passage, boxOf(parcel.sizeMm), verdict.way, openings),
    ),
  );
  const { room } = openings;
  const drawn = drawings.find(Boolean) ?? (room && (await drawnRoom(category, fit.sizeMm, room)));
  if (!drawn) return null;
  return (
    <figure className="grid content-start gap-3 self-start bg-paper p-4 max-lg:hidden sm:p-6">
      {drawn.picture}
      <figcaption className="text-muted text-small">{drawn.caption}</figcaption>
    </figure>
  );
}
