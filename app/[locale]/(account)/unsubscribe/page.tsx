import { unsubscribe } from '@/app/_actions/links';
import { LinkPage } from '@/components/account/link-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () =>
  pageMetadata({ path: '/unsubscribe', words: 'unsubscribePage' });

export default async function UnsubscribePage({
  searchParams,
}: PageProps<'/[locale]/unsubscribe'>) {
  const { unsubscribePage } = await getMessages();
  return <LinkPage words={unsubscribePage} query={await searchParams} action={unsubscribe} />;
}
