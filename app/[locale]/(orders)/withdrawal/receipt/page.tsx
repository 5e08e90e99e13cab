import { getTranslations } from 'next-intl/server';
import { DeclarationList } from '@/components/orders/withdrawals/declaration-list';
import { PageHead } from '@/components/ui/page-head';
import { inWords } from '@/lib/calendar/dates';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readDeclaration } from '@/use-cases/orders/read-declaration';

const path = '/withdrawal/receipt';

export const generateMetadata = () => pageMetadata({ path, words: 'receiptPage' });

export default async function ReceiptPage({
  searchParams,
}: PageProps<'/[locale]/withdrawal/receipt'>) {
  const t = await getTranslations('receiptPage');
  const fields = (await getMessages()).declaration.form;
  const declaration = await getTranslations('declaration');
  const found = await readDeclaration((await searchParams).token);
  if (typeof found === 'string') return <PageHead title={t('title')} text={t(found)} />;
  const { reference, declaredAt } = found;
  const received = { reference, ...inWords(declaredAt, await currentLocale()) };
  return (
    <>
      <PageHead title={t('title')} text={t('text', received)} />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <div className="grid max-w-measure gap-8">
          <p>{declaration('form.statement')}</p>
          <DeclarationList declaration={found} words={fields} />
          <p className="text-muted">{t('keep')}</p>
        </div>
      </div>
    </>
  );
}
