import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';

/** What a link says that leads to no hour, or while the database is away. */
export async function NoAppointment({ isAway }: { isAway: boolean }) {
  const t = await getTranslations('appointment');
  const booking = await getTranslations('booking.manage');
  return (
    <>
      <PageHead
        title={t(isAway ? 'title' : 'manage.noneTitle')}
        text={isAway ? booking('away') : t('manage.noneText')}
      />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <ButtonLink href="/appointment">{t('title')}</ButtonLink>
      </div>
    </>
  );
}
