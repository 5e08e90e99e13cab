import { getTranslations } from 'next-intl/server';
import { sendMessage } from '@/app/_actions/contact';
import { MessageForm } from '@/components/house/contact/message-form';
import { PageHead } from '@/components/ui/page-head';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { productPath } from '@/lib/catalogue/products';
import { currentLocale } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readWanted } from '@/use-cases/checkout/read-wanted';

const path = '/contact/abroad';

export const generateMetadata = () => pageMetadata({ path, words: 'abroad' });

/** Asks for a quote for a country without deliveries: a message that names the pieces already. */
export default async function AbroadPage({ searchParams }: PageProps<'/[locale]/contact/abroad'>) {
  const t = await getTranslations('abroad');
  const delivery = await getTranslations('delivery');
  const { productName, optionNames } = await getCatalogueWords();
  const wanted = await readWanted(await searchParams, await currentLocale());
  const lines = wanted.map(({ product, optionIds, quantity }) => {
    const names = [productName(product), ...optionNames(product, optionIds)].join(', ');
    return `${quantity} × ${names} (${productPath(product, optionIds)})`;
  });
  const typed = {
    subject: t('title'),
    message: lines.join('\n'),
  };
  return (
    <>
      <PageHead title={t('title')} text={`${delivery('abroadText')} ${t('text')}`} />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <div className="max-w-book">
          <MessageForm sendMessage={sendMessage} typed={typed} place={t('place')} />
        </div>
      </div>
    </>
  );
}
