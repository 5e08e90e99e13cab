import type { Metadata } from 'next';
import { openSession } from '@/app/_actions/links';
import { LinkPage } from '@/components/account/link-page';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const { title, description } = (await getMessages()).accessPage.meta;
  return pageMetadata({ path: '/access', title, description });
}

export default async function AccessPage({ searchParams }: PageProps<'/[locale]/access'>) {
  const { accessPage } = await getMessages();
  return <LinkPage words={accessPage} query={await searchParams} action={openSession} />;
}
