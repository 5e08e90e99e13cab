import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () => pageMetadata({ path: '/page-expired', words: 'expiredPage' });

/** The page to which a browser without JavaScript is redirected when its form belongs to an earlier release. */
export default async function ExpiredPage() {
  const t = await getTranslations('expiredPage');
  const nav = await getTranslations('notFound');
  return (
    <>
      <PageHead title={t('title')} text={t('text')} />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <ButtonLink href="/" variant="outline" size="lg">
          {nav('home')}
        </ButtonLink>
      </div>
    </>
  );
}
