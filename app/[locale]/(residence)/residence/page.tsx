import { getTranslations } from 'next-intl/server';
import { Testimonial } from '@/components/house/testimonial';
import { ResidenceJsonLd } from '@/components/residence/suite/residence-json-ld';
import { StayTerms } from '@/components/residence/suite/stay-terms';
import { SuiteList } from '@/components/residence/suite/suite-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { testimonials } from '@/content/house/testimonials';
import { suites } from '@/content/residence/suites';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/residence';

export const generateMetadata = () => pageMetadata({ path, words: 'residencePage' });

export default async function ResidencePage() {
  const t = await getTranslations('residencePage');
  const voices = await getTranslations('testimonials');
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
      <Section className="border-line border-t">
        <h2 className="text-title">{voices('title')}</h2>
        <p className="mt-3 text-muted text-small">{voices('note')}</p>
        <ul className="mt-12 grid gap-x-14 gap-y-12 lg:grid-cols-3">
          {testimonials.map((entry) => (
            <li key={entry.id} className="border-line border-t pt-8">
              <Testimonial entry={entry} isSmall />
            </li>
          ))}
        </ul>
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
