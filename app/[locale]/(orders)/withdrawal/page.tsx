import type { Metadata } from 'next';
import { TextPage } from '@/components/house/legal/text-page';
import { ButtonLink } from '@/components/ui/button-link';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

const path = '/withdrawal';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).withdrawal.meta;
  return pageMetadata({ path, title, description });
}

export default async function WithdrawalPage() {
  const { title, intro, start, sections } = (await getMessages()).withdrawal;
  return (
    <TextPage path={path} title={title} intro={intro} sections={sections}>
      <ButtonLink href="/withdrawal/declaration" size="lg" className="justify-self-start">
        {start}
      </ButtonLink>
    </TextPage>
  );
}
