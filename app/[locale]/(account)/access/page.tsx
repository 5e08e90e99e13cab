import { openSession } from '@/app/_actions/links';
import { LinkPage } from '@/components/account/link-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () => pageMetadata({ path: '/access', words: 'accessPage' });

export default async function AccessPage({ searchParams }: PageProps<'/[locale]/access'>) {
  const { accessPage } = await getMessages();
  return <LinkPage words={accessPage} query={await searchParams} action={openSession} />;
}
