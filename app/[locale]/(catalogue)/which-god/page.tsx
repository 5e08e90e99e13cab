import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Question } from '@/components/catalogue/which-god/question';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHead } from '@/components/ui/page-head';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/which-god';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).whichGod.meta;
  return pageMetadata({ path, title, description });
}

export default async function WhichGodPage() {
  const t = await getTranslations('whichGod');
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('intro')}
        above={<Breadcrumb steps={[{ name: t('title'), path }]} />}
      />
      <div className="mx-auto max-w-page border-line border-t px-gutter py-section">
        <Question answers="" level="h2" />
      </div>
    </>
  );
}
