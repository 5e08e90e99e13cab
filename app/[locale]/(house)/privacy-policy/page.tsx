import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { TextPage } from '@/components/house/legal/text-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/privacy-policy';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).privacy.meta;
  return pageMetadata({ path, title, description });
}

export default async function PrivacyPolicyPage() {
  const { privacy } = await getMessages();
  const t = await getTranslations('privacy');
  const format = await getFormatter();
  const date = format.dateTime(new Date(privacy.updatedOn), { dateStyle: 'long' });
  return (
    <TextPage path={path} title={privacy.title} intro={privacy.intro} sections={privacy.sections}>
      <p className="text-muted text-small">
        {t('updatedLabel', { date })} ·{' '}
        <a href={privacy.cnilUrl} className="prose-link" rel="noopener noreferrer">
          {privacy.cnilLabel}
        </a>
      </p>
    </TextPage>
  );
}
