import { AskLinkForm } from '@/components/islands/ask-link-form';
import type { FaultsAction } from '@/lib/action';
import { currentLocale, words } from '@/lib/i18n/request';
import { Block } from './block';

/** For a visitor whose mailbox has not spoken yet: the way to a link. */
export async function AskLink({
  email,
  requestLink,
}: {
  email?: string;
  requestLink: FaultsAction;
}) {
  const { myData, fieldFaults } = await words();
  const { ask } = myData;
  return (
    <Block title={ask.title} text={ask.text}>
      {email && <p className="wrap-anywhere">{ask.known.replace('{email}', email)}</p>}
      <AskLinkForm
        requestLink={requestLink}
        locale={await currentLocale()}
        isAsked={!email}
        words={{ email: ask.email, send: ask.send, fault: fieldFaults.email }}
      />
    </Block>
  );
}
