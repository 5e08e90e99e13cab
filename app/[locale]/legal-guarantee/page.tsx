import type { Metadata } from 'next';
import { GuaranteeNotice } from '@/components/legal/guarantee-notice';
import { TextPage } from '@/components/legal/text-page';
import { withCompany } from '@/lib/company-facts';
import { noticeLanguage, noticePicture } from '@/lib/guarantee-notice';
import { currentLocale, words } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

const path = '/legal-guarantee';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await words()).legalGuarantee.meta;
  return pageMetadata({ path, title, description });
}

export default async function LegalGuaranteePage() {
  const { title, intro, sections } = (await words()).legalGuarantee;
  const locale = await currentLocale();
  return (
    <TextPage
      path={path}
      title={title}
      intro={intro}
      sections={sections}
      fill={withCompany}
      extras={{
        notice: (
          <GuaranteeNotice language={noticeLanguage(locale)} picture={noticePicture(locale)} />
        ),
      }}
    />
  );
}
