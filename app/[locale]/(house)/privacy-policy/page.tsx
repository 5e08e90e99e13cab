import { getTranslations } from 'next-intl/server';
import { TextPage } from '@/components/house/legal/text-page';
import { dayInWords } from '@/lib/calendar/dates';
import { currentLocale } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/privacy-policy';

export const generateMetadata = () => pageMetadata({ path, words: 'privacy' });

export default async function PrivacyPolicyPage() {
  const t = await getTranslations('privacy');
  const date = dayInWords(t('updatedOn'), await currentLocale());
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
