import type { Metadata } from 'next';
import { GuaranteeNotice } from '@/components/house/legal/guarantee-notice';
import { TextPage } from '@/components/house/legal/text-page';
import { noticeLanguage, noticePicture } from '@/lib/house/guarantee-notice';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/legal-guarantee';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).legalGuarantee.meta;
  return pageMetadata({ path, title, description });
}

export default async function LegalGuaranteePage() {
  const { title, intro, sections } = (await getMessages()).legalGuarantee;
  const locale = await currentLocale();
  return (
    <TextPage
      path={path}
      title={title}
      intro={intro}
      sections={sections}
      extras={{
        notice: (
          <GuaranteeNotice language={noticeLanguage(locale)} picture={noticePicture(locale)} />
        ),
      }}
    />
  );
}
