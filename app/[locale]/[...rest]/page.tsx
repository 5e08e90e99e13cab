import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/site/missing-page';
import { isLocale } from '@/lib/i18n/locales';
import { notFoundSubject } from '@/lib/site/routes';

/** Every address that no page answers; the server gives it the status 404. */
export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound');
  return { title: t('meta.title'), description: t('meta.description'), robots: { index: false } };
}

export default async function NotFoundPage({ params }: PageProps<'/[locale]/[...rest]'>) {
  const { locale, rest } = await params;
  // A file that a build no longer has ends up here as well, with its folder as the language.
  if (!isLocale(locale)) notFound();
  return <MissingPage subject={notFoundSubject(rest)} />;
}
