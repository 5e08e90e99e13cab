import { getTranslations } from 'next-intl/server';
import { requestLink } from '@/app/_actions/links';
import { endSession, erase, leaveSession, setNewsletter } from '@/app/_actions/my-data';
import { AskLink } from '@/components/account/ask-link';
import { EndSummary } from '@/components/account/end-summary.client';
import { LeaveSession } from '@/components/account/leave-session';
import { Notice } from '@/components/account/notice';
import { ProvenVisitor } from '@/components/account/proven-visitor';
import { PageHead } from '@/components/ui/page-head';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readVisitor } from '@/use-cases/account/read-visitor';
import { listOwnHours } from '@/use-cases/appointments/list-own-hours';
import { listOwnStays } from '@/use-cases/residence/list-own-stays';

export const generateMetadata = () => pageMetadata({ path: '/my-data', words: 'myData' });

export default async function MyDataPage({ searchParams }: PageProps<'/[locale]/my-data'>) {
  const t = await getTranslations('myData');
  const { notice, wait } = await searchParams;
  const { visitor, proven, endedEmail, sessions, isAway } = await readVisitor();
  return (
    <>
      <PageHead title={t('title')} text={t('intro')} />
      <div className="mx-auto grid max-w-page gap-14 px-gutter pb-section">
        <Notice notice={isAway ? 'failed' : notice} wait={wait} />
        {visitor && proven ? (
          <ProvenVisitor
            stays={await listOwnStays()}
            hours={await listOwnHours()}
            newsletter={visitor.newsletter}
            sessions={sessions}
            actions={{ endSession, setNewsletter }}
            erase={erase}
          />
        ) : (
          <AskLink
            words={
              endedEmail ? { title: t('elsewhere.title'), text: t('elsewhere.text') } : undefined
            }
            email={visitor?.email ?? endedEmail}
            back="/my-data"
            requestLink={requestLink}
          />
        )}
        {(visitor || endedEmail) && <LeaveSession leave={leaveSession} page="/my-data" />}
        {!visitor && !isAway && <EndSummary />}
      </div>
    </>
  );
}
