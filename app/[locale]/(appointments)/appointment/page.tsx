import { getTranslations } from 'next-intl/server';
import { AppointmentPlaces } from '@/components/appointments/appointment-places';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { appointmentTerms } from '@/lib/appointments/appointment-facts';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/appointment';

export const generateMetadata = () => pageMetadata({ path, words: 'appointment' });

export default async function AppointmentPage() {
  const t = await getTranslations('appointment');
  const terms = appointmentTerms(await getMessages(), await currentLocale());
  return (
    <>
      <PageHead
        size="text-title"
        title={t('title')}
        text={t('intro')}
        above={<Breadcrumb steps={[{ name: t('title'), path }]} />}
      />
      <Section as="div" className="pt-0!">
        <AppointmentPlaces />
      </Section>
      <div className="bg-paper">
        <Section>
          <h2 className="text-heading">{t('factsTitle')}</h2>
          <ul className="mt-6 grid gap-x-20 lg:grid-cols-2">
            {terms.map((sentence) => (
              <li key={sentence} className="border-line border-t py-4">
                {sentence}
              </li>
            ))}
          </ul>
          <p className="mt-6 text-muted text-small">{t('sample')}</p>
        </Section>
      </div>
    </>
  );
}
