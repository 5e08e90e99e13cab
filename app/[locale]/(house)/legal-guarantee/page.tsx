import { GuaranteeNotice } from '@/components/house/legal/guarantee-notice';
import { TextPage } from '@/components/house/legal/text-page';
import { noticeLanguage, noticePicture } from '@/lib/house/guarantee-notice';
import { currentLocale } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/legal-guarantee';

export const generateMetadata = () => pageMetadata({ path, words: 'legalGuarantee' });

export default async function LegalGuaranteePage() {
  const locale = await currentLocale();
  return (
    <TextPage
      path={path}
      extras={{
        notice: (
          <GuaranteeNotice language={noticeLanguage(locale)} picture={noticePicture(locale)} />
        ),
      }}
    />
  );
}
