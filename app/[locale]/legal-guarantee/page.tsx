import type { Metadata } from 'next';
import { GuaranteeNotice } from '@/components/legal/guarantee-notice';
import { TextPage } from '@/components/legal/text-page';
import { noticeLanguage, noticePicture } from '@/lib/guarantee-notice';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/seo';

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
