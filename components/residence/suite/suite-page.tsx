import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Eyebrow, Heading } from '@/components/ui/text';
import { ScenePicture } from '@/components/ui/theme-picture';
import { type Suite, suites } from '@/content/residence/suites';
import { detailPath, requirePiece, storyPath } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { viewOf } from '@/lib/catalogue/pictures';
import { bookPath, suitePath } from '@/lib/residence/suite-path';
import { ResidenceJsonLd } from './residence-json-ld';
import { StayTerms } from './stay-terms';
import { SuiteFacts } from './suite-facts';
import { SuiteList } from './suite-list';
import { SuitePrice } from './suite-price';

/** A suite: its picture and price, what is in it, the bed that stands there, what holds for a stay. */
export async function SuitePage({ suite }: { suite: Suite }) {
  const t = await getTranslations('residencePage');
  const apartments = await getTranslations('apartments');
  const about = await getTranslations('apartmentDescriptions');
  const name = about(`${suite.id}.name`);
  const steps = [
    { name: t('title'), path: '/residence' },
    { name, path: suitePath(suite) },
  ];
  return (
    <>
      <ResidenceJsonLd suite={suite} />
      <div className="mx-auto max-w-page px-gutter pt-28">
        <Breadcrumb steps={steps} />
      </div>
      <header className="story-head">
        <div className="story-picture">
          <ScenePicture
            name={`suites/${suite.id}`}
            alt={name}
            sizes="(min-width: 64rem) 66vw, 100vw"
            isFirst
            className="h-full w-full object-cover"
          />
        </div>
        <div className="story-title">
          <Eyebrow>{apartments('location')}</Eyebrow>
          <h1 className="text-hero">{name}</h1>
          <SuitePrice suite={suite} hasTaxes />
          <ButtonLink href={bookPath(suite)} prefetch={false} size="lg">
            {t('book')}
          </ButtonLink>
        </div>
      </header>
      <Section as="div" className="grid gap-x-20 gap-y-14 lg:grid-cols-2">
        <p className="text-lead font-display">{about(`${suite.id}.description`)}</p>
        <SuiteFacts suite={suite} />
      </Section>
      <SuiteBed suite={suite} />
      <Section>
        <StayTerms />
      </Section>
      <div className="bg-paper">
        <Section>
          <h2 className="mb-12 text-title">{t('others')}</h2>
          <SuiteList suites={suites.filter(({ id }) => id !== suite.id)} />
        </Section>
      </div>
    </>
  );
}

/** The bed of a suite, and the ways to it. */
async function SuiteBed({ suite }: { suite: Suite }) {
  const t = await getTranslations('residencePage');
  const view = await getTranslations('viewer.alts');
  const { pieceWords } = await getCatalogueWords();
  const piece = requirePiece('bed', suite.bed);
  const { name } = pieceWords(piece);
  return (
    <div className="deep">
      <Section className="grid items-center gap-x-20 gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <Picture
          name={viewOf(piece, 'night')}
          alt={view('night', { name })}
          sizes="(min-width: 64rem) 50vw, 100vw"
          className="aspect-3/2 w-full object-cover"
        />
        <div className="grid justify-items-start gap-8">
          <Heading eyebrow={name} title={t('bedTitle')} text={t('bedText', { bed: name })} />
          <div className="flex flex-wrap gap-4 max-sm:grid">
            <ButtonLink href={detailPath(piece)} variant="outline">
              {t('bedLink')}
            </ButtonLink>
            <ButtonLink href={storyPath(piece)} variant="outline">
              {t('storyLink')}
            </ButtonLink>
          </div>
        </div>
      </Section>
    </div>
  );
}
