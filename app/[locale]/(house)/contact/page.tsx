import { getTranslations } from 'next-intl/server';
import { sendMessage } from '@/app/_actions/contact';
import { Coordinates } from '@/components/house/contact/coordinates';
import { MapBlock } from '@/components/house/contact/map-block';
import { MessageForm } from '@/components/house/contact/message-form';
import { ResidenceStay } from '@/components/house/contact/residence-stay';
import { FaqJsonLd } from '@/components/house/faq-json-ld';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHead } from '@/components/ui/page-head';
import { Questions } from '@/components/ui/questions';
import { Section } from '@/components/ui/section';
import { residenceEntries } from '@/lib/house/faq';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () => pageMetadata({ path: '/contact', words: 'contact' });

export default async function ContactPage() {
  const t = await getTranslations('contact');
  const nav = await getTranslations('nav');
  const messages = await getMessages();
  const locale = await currentLocale();
  const questions = residenceEntries(messages, locale);
  return (
    <>
      <PageHead
        size="text-title"
        title={t('title')}
        text={t('intro')}
        above={
          <>
            <Breadcrumb steps={[{ name: nav('contact'), path: '/contact' }]} />
            {locale !== 'en' && <EnglishLink />}
          </>
        }
      />
      <div className="mx-auto grid max-w-page gap-x-20 gap-y-16 px-gutter pb-section lg:grid-cols-[1fr_1.5fr]">
        <Coordinates />
        <section aria-labelledby="message" className="print:hidden">
          <h2 id="message" className="mb-8 text-heading">
            {t('form.title')}
          </h2>
          <MessageForm sendMessage={sendMessage} />
        </section>
      </div>
      <MapBlock />
      <Section>
        <h2 className="mb-12 text-title">{t('faqTitle')}</h2>
        <Questions entries={questions} />
        <FaqJsonLd entries={questions} />
      </Section>
      <ResidenceStay />
    </>
  );
}

/** Guests of the Résidence come from everywhere: the same page, offered in English. */
async function EnglishLink() {
  const t = await getTranslations({ locale: 'en', namespace: 'contact' });
  return (
    <a
      href={localePath('en', '/contact')}
      hrefLang="en"
      lang="en"
      className="prose-link justify-self-start py-1 text-small"
    >
      {t('english')}
    </a>
  );
}
