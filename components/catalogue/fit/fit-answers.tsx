import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import type { Choice } from '@/lib/catalogue/choice';
import { type Fit, listVerdicts } from '@/lib/catalogue/fit/check-fit';
import type { Openings } from '@/lib/catalogue/fit/openings';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { productPath } from '@/lib/catalogue/products';
import { PassageAnswer } from './passage-answer';
import { RoomAnswer } from './room-answer';

/** The answers for a piece, passage by passage, and what to do next. */
export async function FitAnswers({
  choice,
  fit,
  openings,
}: {
  choice: Choice;
  fit: Fit;
  openings: Openings;
}) {
  const t = await getTranslations('fit');
  const { choiceName } = await getCatalogueWords();
  const name = choiceName(choice);
  const verdicts = listVerdicts(fit);
  const isPassed = verdicts.every(({ passes }) => passes);
  const isEasy = verdicts.every((verdict) => verdict.passes && !verdict.isTight);
  const summary = isPassed ? (isEasy ? 'passes' : 'tight') : 'fails';
  return (
    <section aria-labelledby="answer" className="grid content-start gap-6">
      <h2 id="answer" className="text-heading">
        {t('answer', { name })}
      </h2>
      <p className="font-display text-lead text-gold-text">{t(`summary.${summary}`)}</p>
      <div className="border-line border-b">
        {fit.passages.map((passage) => (
          <PassageAnswer key={passage.passage} fit={passage} openings={openings} />
        ))}
        {fit.room && openings.room && (
          <RoomAnswer
            category={choice.product.piece.category}
            sizeMm={fit.sizeMm}
            room={openings.room}
            verdict={fit.room}
          />
        )}
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
