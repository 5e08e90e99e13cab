import { getTranslations } from 'next-intl/server';
import { Abilities } from '@/components/search/assistants/abilities';
import { Connections } from '@/components/search/assistants/connections';
import { Limits } from '@/components/search/assistants/limits';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/assistants';

export const generateMetadata = () => pageMetadata({ path, words: 'assistants' });

export default async function AssistantsPage() {
  const t = await getTranslations('assistants');
  const footer = await getTranslations('footer');
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('intro')}
        above={<Breadcrumb steps={[{ name: footer('assistants'), path }]} />}
      />
      <Abilities />
      <Connections />
      <Limits />
      <Section className="grid justify-items-center gap-7 text-center">
        <h2 className="max-w-book text-title">{t('rules.title')}</h2>
        <p className="max-w-measure text-muted">{t('rules.text')}</p>
        <ButtonLink href="/terms#assistants" variant="outline" size="lg">
          {t('rules.terms')}
        </ButtonLink>
      </Section>
    </>
  );
}
