import { getTranslations } from 'next-intl/server';
import { Question } from '@/components/catalogue/which-god/question';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHead } from '@/components/ui/page-head';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/which-god';

export const generateMetadata = () => pageMetadata({ path, words: 'whichGod' });

export default async function WhichGodPage() {
  const t = await getTranslations('whichGod');
  return (
    <>
      <PageHead
        size="text-title"
        title={t('title')}
        text={t('intro')}
        above={<Breadcrumb steps={[{ name: t('title'), path }]} />}
      />
      <div className="mx-auto max-w-page border-line border-t px-gutter pt-10 pb-section">
        <Question answers="" level="h2" />
      </div>
    </>
  );
}
