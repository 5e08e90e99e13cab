import { getTranslations } from 'next-intl/server';
import { FitAnswers } from '@/components/catalogue/fit/fit-answers';
import { FitForm } from '@/components/catalogue/fit/fit-form';
import { FitParcels } from '@/components/catalogue/fit/fit-parcels';
import { LeadDrawing } from '@/components/catalogue/fit/lead-drawing';
import { UsualDoor } from '@/components/catalogue/fit/usual-door';
import { PageHead } from '@/components/ui/page-head';
import { Summary } from '@/components/ui/summary';
import { readChoice } from '@/lib/catalogue/choice';
import { checkFit, listVerdicts } from '@/lib/catalogue/fit/check-fit';
import { readOpenings, writtenIn } from '@/lib/catalogue/fit/read-openings';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () => pageMetadata({ path: '/fit', words: 'fit' });

/** The longest word of a configuration that is read. */
const longestWord = 400;

export default async function FitPage({ searchParams }: PageProps<'/[locale]/fit'>) {
  const t = await getTranslations('fit');
  const query = await searchParams;
  const word = writtenIn(query, 'piece', longestWord);
  const choice = readChoice(word);
  const read = readOpenings(query);
  const isMeasured = Object.values(read.openings).some(Boolean);
  const fit = choice && checkFit(choice, read.openings);
  const verdicts = fit ? listVerdicts(fit) : [];
  const isAnswered = fit && verdicts.length > 0;
  const missing = isMeasured && !word ? t('choose') : undefined;
  const pieceFault = word && !choice ? t('unknownPiece') : missing;
  const form = <FitForm choice={choice} pieceFault={pieceFault} query={query} read={read} />;
  const isFaulty = pieceFault !== undefined || Object.keys(read.faults).length > 0;
  return (
    <>
      <PageHead
        size={isAnswered ? 'text-heading' : 'text-title'}
        title={t('title')}
        {...(!isAnswered && { text: t('text') })}
      />
      <div className="mx-auto grid max-w-page gap-x-20 gap-y-14 px-gutter pb-section lg:grid-cols-2">
        {isAnswered && (
          <FitAnswers choice={choice} fit={fit} openings={read.openings} isFaulty={isFaulty} />
        )}
        {isAnswered ? (
          <div className="grid content-start gap-14">
            <LeadDrawing choice={choice} fit={fit} openings={read.openings} />
            <details open={isFaulty} className="group border-line border-y print:hidden">
              <Summary>{t('change')}</Summary>
              <div className="pt-2 pb-8">{form}</div>
            </details>
            <FitParcels parcels={fit.parcels} />
          </div>
        ) : (
          form
        )}
        {!isAnswered && <UsualDoor />}
        {fit && !isAnswered && <FitParcels parcels={fit.parcels} />}
      </div>
    </>
  );
}
