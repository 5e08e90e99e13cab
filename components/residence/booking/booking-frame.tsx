import { getTranslations } from 'next-intl/server';
import type { ComponentProps, ReactNode } from 'react';
import { Notice } from '@/components/account/notice';
import { getMessages } from '@/lib/i18n/request';
import { residenceFacts } from '@/lib/residence/residence-facts';
import { shortestStay } from '@/lib/residence/stay';
import type { SearchParams } from '@/lib/search-params';
import { BookingSteps } from './steps';

type Props = {
  at?: ComponentProps<typeof BookingSteps>['at'];
  title: string;
  text?: ReactNode;
  query: SearchParams;
  /** Day of arrival that a notice may be about. */
  checkIn?: string;
  children: ReactNode;
};

/** A page of a booking: the step, its title, what came of the last form, its content. */
export async function BookingFrame({ at, title, text, query, checkIn, children }: Props) {
  const t = await getTranslations('booking');
  const page = await getTranslations('residencePage');
  const { notices } = (await getMessages()).booking;
  const shortest = checkIn ? shortestStay(checkIn) : residenceFacts.shortest;
  return (
    <div className="own-page mx-auto grid max-w-page grid-cols-1 gap-10 px-gutter pt-28 pb-section">
      {at && <BookingSteps at={at} />}
      <header className="grid gap-5">
        <p className="text-label text-gold-text uppercase">{at ? t('title') : page('title')}</p>
        <h1 className="text-title">{title}</h1>
        {text && <p className="max-w-measure text-muted">{text}</p>}
      </header>
      <div className="empty:hidden [&>p]:mb-0">
        <Notice
          notice={query.notice}
          wait={query.wait}
          words={notices}
          values={{ ...residenceFacts, shortest }}
        />
      </div>
      {children}
    </div>
  );
}
