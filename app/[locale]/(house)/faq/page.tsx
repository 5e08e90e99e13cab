import { getTranslations } from 'next-intl/server';
import { FaqJsonLd } from '@/components/house/faq-json-ld';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHead } from '@/components/ui/page-head';
import { Questions } from '@/components/ui/questions';
import { faqEntries } from '@/lib/house/faq';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';
import { questionId } from '@/lib/search/question';

const path = '/faq';

export const generateMetadata = () => pageMetadata({ path, words: 'faq' });

export default async function FaqPage() {
  const messages = await getMessages();
  const t = await getTranslations('faq');
  const title = t('title');
  const entries = faqEntries(messages, await currentLocale());
  return (
    <>
      <PageHead
        title={title}
        text={t('intro')}
        above={<Breadcrumb steps={[{ name: title, path }]} />}
      />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <Questions entries={entries} idOf={questionId} />
      </div>
      <FaqJsonLd entries={entries} />
    </>
  );
}
