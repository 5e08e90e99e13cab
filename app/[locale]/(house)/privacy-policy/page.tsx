import { getFormatter, getTranslations } from 'next-intl/server';
import { TextPage } from '@/components/house/legal/text-page';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/privacy-policy';

export const generateMetadata = () => pageMetadata({ path, words: 'privacy' });

export default async function PrivacyPolicyPage() {
  const t = await getTranslations('privacy');
  const format = await getFormatter();
  const date = format.dateTime(new Date(t('updatedOn')), { dateStyle: 'long' });
  return (
    <TextPage path={path}>
      <p className="text-muted text-small">
        {t('updatedLabel', { date })} ·{' '}
        <a href={t('cnilUrl')} className="prose-link" rel="noopener noreferrer">
          {t('cnilLabel')}
        </a>
      </p>
    </TextPage>
  );
}
