import { getTranslations } from 'next-intl/server';
import { TextPage } from '@/components/house/legal/text-page';
import { ButtonLink } from '@/components/ui/button-link';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/withdrawal';

export const generateMetadata = () => pageMetadata({ path, words: 'withdrawal' });

export default async function WithdrawalPage() {
  const t = await getTranslations('withdrawal');
  return (
    <TextPage path={path}>
      <ButtonLink href="/withdrawal/declaration" size="lg" className="justify-self-start">
        {t('start')}
      </ButtonLink>
    </TextPage>
  );
}
