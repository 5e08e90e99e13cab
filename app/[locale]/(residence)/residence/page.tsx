import { getTranslations } from 'next-intl/server';
import { ResidenceJsonLd } from '@/components/residence/suite/residence-json-ld';
import { StayTerms } from '@/components/residence/suite/stay-terms';
import { SuiteList } from '@/components/residence/suite/suite-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { suites } from '@/content/residence/suites';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/residence';

export const generateMetadata = () => pageMetadata({ path, words: 'residencePage' });

export default async function ResidencePage() {
  const t = await getTranslations('residencePage');
  const appointment = await getTranslations('appointment');
  return (
    <>
      <ResidenceJsonLd />
      <PageHead
        title={t('title')}
        text={t('intro')}
        above={<Breadcrumb steps={[{ name: t('title'), path }]} />}
      />
      <Section className="pt-0!">
        <h2 className="mb-12 text-title">{t('suites')}</h2>
        <SuiteList suites={suites} isFirst />
      </Section>
      <div className="bg-paper">
        <Section>
          <StayTerms />
          <ButtonLink href="/appointment" variant="outline" className="mt-10">
            {appointment('title')}
          </ButtonLink>
        </Section>
      </div>
    </>
  );
}
