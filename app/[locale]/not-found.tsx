import { getTranslations } from 'next-intl/server';

// Next takes the title of an answer with the status 404 from here.
export { generateMetadata } from './[...rest]/page';

/**
 * The shop's words wherever a page calls `notFound`. They stand in the data of every page, so they are few, and Next
 * writes them with scripts only: what the server can know to be missing (`server/request/missing.ts`) is said by the
 * pages themselves.
 */
export default async function NotFound() {
  const t = await getTranslations('notFound');
  return (
    <div className="mx-auto max-w-page px-gutter pt-28">
      <h1 className="text-title">{t('title')}</h1>
    </div>
  );
}
