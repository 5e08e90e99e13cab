import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { Choice } from '@/lib/catalogue/choice';
import { type Fit, hardestPlace, listVerdicts } from '@/lib/catalogue/fit/check-fit';
import type { Openings } from '@/lib/catalogue/fit/openings';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { productPath } from '@/lib/catalogue/products';
import { PassageAnswer, passageSentence } from './passage-answer';
import { RoomAnswer, roomSentence } from './room-answer';

/** The verdict for a piece with its reason, what fails before what passes, and what to do next. */
export async function FitAnswers({
  choice,
  fit,
  openings,
  isFaulty,
}: {
  choice: Choice;
  fit: Fit;
  openings: Openings;
  /** Whether something was not answered, because of its measures. */
  isFaulty: boolean;
}) {
  const t = await getTranslations('fit');
  const { choiceName } = await getCatalogueWords();
  const name = choiceName(choice);
  const verdicts = listVerdicts(fit);
  const isPassed = verdicts.every(({ passes }) => passes);
  const isEasy = verdicts.every((verdict) => verdict.passes && !verdict.isTight);
  const summary = isPassed ? (isEasy ? 'passes' : 'tight') : 'fails';
  const place = hardestPlace(fit);
  const failed = fit.passages.find(({ passage }) => passage === place);
  const reason = failed
    ? await passageSentence(failed.verdict)
    : fit.room && place === 'room'
      ? await roomSentence(fit.room)
      : isFaulty && t('faulty');
  const rooms = fit.room && openings.room && (
    <RoomAnswer
      category={choice.product.piece.category}
      sizeMm={fit.sizeMm}
      room={openings.room}
      verdict={fit.room}
      isTold={place === 'room'}
    />
  );
  const passages = (passes: boolean) =>
    fit.passages
      .filter(({ verdict }) => verdict.passes === passes)
      .map((passage) => (
        <PassageAnswer
          key={passage.passage}
          fit={passage}
          openings={openings}
          isTold={passage === failed}
        />
      ));
  return (
    <section aria-labelledby="answer" className="grid content-start gap-6">
      <div className="grid gap-2">
        <p className="text-label text-gold-text uppercase">{t('answer', { name })}</p>
        <h2 id="answer" className="text-title">
          {t(`summary.${summary}`)}
        </h2>
        {place && (
          <p className="pt-2 text-label text-gold-text uppercase">{t(`openings.${place}`)}</p>
        )}
        {reason && <p className="font-display text-lead">{reason}</p>}
      </div>
      <div className="border-line border-b">
        {passages(false)}
        {fit.room?.passes === false && rooms}
        {passages(true)}
        {fit.room?.passes && rooms}
      </div>
      {!isEasy && (
        <div className="grid justify-items-start gap-4">
          <p>{t('carriers')}</p>
          <ButtonLink href={`/contact?visit=${encodeURIComponent(name)}`} prefetch={false}>
            {t('visit')}
          </ButtonLink>
        </div>
      )}
      <div className="grid justify-items-start gap-4">
        <p className="text-muted">{t('modelText')}</p>
        <ButtonLink
          href={productPath(choice.product, choice.optionIds)}
          prefetch={false}
          variant="outline"
        >
          {t('model')}
        </ButtonLink>
      </div>
      <p className="text-muted text-small print:hidden">{t('share')}</p>
    </section>
  );
}
