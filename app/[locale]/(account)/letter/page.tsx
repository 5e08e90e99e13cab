import { confirmNewsletter } from '@/app/_actions/links';
import { LinkPage } from '@/components/account/link-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

export const generateMetadata = () => pageMetadata({ path: '/letter', words: 'newsletterPage' });

export default async function LetterPage({ searchParams }: PageProps<'/[locale]/letter'>) {
  const { newsletterPage } = await getMessages();
  return <LinkPage words={newsletterPage} query={await searchParams} action={confirmNewsletter} />;
}
