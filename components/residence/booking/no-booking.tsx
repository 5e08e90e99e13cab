import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';

/** What a link says that leads to no booking, or while the database is away. */
export async function NoBooking({ isAway }: { isAway: boolean }) {
  const t = await getTranslations('booking');
  const page = await getTranslations('residencePage');
  return (
    <>
      <PageHead
        title={t(isAway ? 'manage.title' : 'manage.noneTitle')}
        text={t(isAway ? 'manage.away' : 'manage.noneText')}
      />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <ButtonLink href="/residence">{page('title')}</ButtonLink>
      </div>
    </>
  );
}
