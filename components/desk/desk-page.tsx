import type { ReactNode } from 'react';
import { LeaveSession } from '@/components/account/leave-session';
import { Notice } from '@/components/account/notice';
import type { PlainAction } from '@/components/account/plain-form';
import { deskWords, noticeFacts } from '@/lib/desk/desk-words';
import { queryIn } from '@/lib/desk/read-query';
import type { SentenceValues } from '@/lib/i18n/sentence';
import type { SearchParams } from '@/lib/search-params';
import { DeskNav, type DeskPlace, type WaitingCounts } from './desk-nav';
import { DeskSearch } from './desk-search';
import { FaultLinks } from './fault-links';

type Props = {
  at: DeskPlace | 'search' | 'log';
  title: ReactNode;
  /** Address of who is signed in. */
  staff: string;
  waiting: WaitingCounts;
  leave: PlainAction;
  /** What the address says about the form that led here. */
  query: SearchParams;
  /** Values for the sentence of the notice. */
  values?: SentenceValues;
  children: ReactNode;
};

/** A page of the desk: menu, signed-in address, result of the last form, and its own content. */
export function DeskPage({ at, title, staff, waiting, leave, query, values, children }: Props) {
  return (
    <div className="desk-page mx-auto grid max-w-page grid-cols-1 gap-10 px-gutter pt-28 pb-section max-sm:gap-8 max-sm:pt-20">
      {/* Apart from the grid, which the paper makes a block. */}
      <div className="print:hidden">
        <div className="grid gap-4 sm:gap-8">
          <DeskNav at={at} staff={staff} waiting={waiting} />
          <DeskSearch
            path="/desk/search"
            query={at === 'search' ? queryIn(query.q) : ''}
            words={deskWords.find}
          />
        </div>
      </div>
      <h1 className="text-title">{title}</h1>
      <Notice
        id="notice"
        notice={query.notice}
        wait={query.wait}
        words={deskWords.notices}
        values={{ ...noticeFacts, ...values }}
      />
      <FaultLinks query={query} />
      {children}
      <LeaveSession leave={leave} page="/desk" />
    </div>
  );
}
