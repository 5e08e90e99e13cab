import { AskLink } from '@/components/account/ask-link';
import { LeaveSession } from '@/components/account/leave-session';
import { Notice } from '@/components/account/notice';
import type { PlainAction } from '@/components/account/plain-form';
import { PageHead } from '@/components/ui/page-head';
import { readBack } from '@/lib/account/back-path';
import type { ProvenEmail } from '@/lib/account/proof';
import type { FaultsAction } from '@/lib/action';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { SearchParams } from '@/lib/search-params';

type Props = {
  /** Address of a session that has no access to the desk. */
  visitor?: { readonly email: string; readonly proven?: ProvenEmail };
  query: SearchParams;
  requestLink: FaultsAction;
  leave: PlainAction;
};

/** The sign-in: sends a link to a mailbox of the house, which leads to the requested page. */
export function SignIn({ visitor, query, requestLink, leave }: Props) {
  const { title, signIn } = deskWords;
  const back = readBack(query) ?? '/desk';
  return (
    <>
      <PageHead title={title} text={signIn.text} />
      <div className="mx-auto grid max-w-page gap-14 px-gutter pb-section">
        <Notice notice={query.notice} wait={query.wait} />
        {visitor?.proven ? (
          <p className="wrap-anywhere max-w-measure">
            {deskText('signIn.stranger', { email: visitor.proven })}
          </p>
        ) : (
          <AskLink email={visitor?.email} requestLink={requestLink} back={back} />
        )}
        {visitor && <LeaveSession leave={leave} page={back} />}
      </div>
    </>
  );
}
