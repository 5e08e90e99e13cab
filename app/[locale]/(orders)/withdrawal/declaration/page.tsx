import { getTranslations } from 'next-intl/server';
import { declareWithdrawal } from '@/app/_actions/withdrawal';
import { WithdrawalForm } from '@/components/orders/withdrawals/withdrawal-form.client';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHead } from '@/components/ui/page-head';
import { compileSentence } from '@/lib/i18n/messages';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/withdrawal/declaration';

export const generateMetadata = () => pageMetadata({ path, words: 'declaration' });

export default async function DeclarationPage() {
  const t = await getTranslations('declaration');
  const withdrawal = await getTranslations('withdrawal');
  const { declaration, fieldFaults: faults } = await getMessages();
  const { form } = declaration;
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('intro')}
        above={
          <Breadcrumb
            steps={[
              { name: withdrawal('title'), path: '/withdrawal' },
              { name: t('title'), path },
            ]}
          />
        }
      />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <WithdrawalForm
          declare={declareWithdrawal}
          locale={await currentLocale()}
          words={{
            ...form,
            doneText: compileSentence(form.doneText),
            faults,
          }}
        />
      </div>
    </>
  );
}
