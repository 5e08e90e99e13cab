import { getTranslations } from 'next-intl/server';
import { parcelLines } from '@/components/catalogue/piece/data-rows';
import { type Box, boxOf, type Way } from '@/lib/catalogue/fit/box';
import type { PassageFit, PassageVerdict } from '@/lib/catalogue/fit/check-fit';
import type { Openings, PassageName } from '@/lib/catalogue/fit/openings';
import { poseInCorner, poseInOpening } from '@/lib/catalogue/fit/poses';
import { Answer, type Drawn } from './answer';
import { CornerDrawing, OpeningDrawing } from './fit-drawing';
import { measureTexts } from './measure-texts';

/** How the parcels of a piece get through one passage: the verdict, and the parcel it is about. */
export async function PassageAnswer({
  fit: { passage, parcel, verdict },
  openings,
  isTold,
}: {
  fit: PassageFit;
  openings: Openings;
  isTold: boolean;
}) {
  const t = await getTranslations('fit');
  const [line = ''] = await parcelLines([parcel]);
  return (
    <Answer
      title={t(`openings.${passage}`)}
      passes={verdict.passes}
      isTold={isTold}
      verdict={await passageSentence(verdict)}
      lines={[t('hardest', { parcel: line }), t(`rules.${passage}`)]}
      drawn={await drawnPassage(passage, boxOf(parcel.sizeMm), verdict.way, openings)}
    />
  );
}

/** How something gets through a passage, or what it lacks. */
export async function passageSentence(verdict: PassageVerdict): Promise<string> {
  const t = await getTranslations('fit');
  const { cm, missing } = await measureTexts();
  if (verdict.passes) {
    const sentence = t(`passes.${verdict.way}`, { spare: cm(verdict.spareMm) });
    return verdict.isTight ? `${sentence} ${t('tight')}` : sentence;
  }
  const { short } = verdict;
  if (short.measure === 'every') return t('failsEvery', { missing: missing(short.each) });
  return t('fails', { short: cm(short.mm), measure: t(`measures.${short.measure}`) });
}

/** A door and a corridor from the front, a corner from above; stairs and lifts are not drawn. */
export async function drawnPassage(
  passage: PassageName,
  box: Box,
  way: Way,
  openings: Openings,
): Promise<Drawn | undefined> {
  const t = await getTranslations('fit.captions');
  const { size, withUnit } = await measureTexts();
  const opening = passage === 'door' || passage === 'corridor' ? openings[passage] : undefined;
  if (opening) {
    const { sizeMm } = poseInOpening(box, way, opening);
    return {
      picture: <OpeningDrawing box={box} way={way} opening={opening} format={withUnit} />,
      caption: t('front', { size: size(...sizeMm) }),
    };
  }
  const corner = passage === 'corner' ? openings.corner : undefined;
  const pose = corner && poseInCorner(box, way, corner);
  if (!pose) return undefined;
  return {
    picture: <CornerDrawing box={box} way={way} corner={corner} format={withUnit} />,
    caption: t('corner', { size: size(...pose.sizeMm) }),
  };
}
