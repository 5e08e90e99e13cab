import { getTranslations } from 'next-intl/server';
import { AskLinkForm } from '@/components/islands/ask-link-form';
import type { FaultsAction } from '@/lib/action';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { Block } from './block';

/** For a visitor whose mailbox has not spoken yet: the way to a link. */
export async function AskLink({
  email,
  requestLink,
}: {
  email?: string;
  requestLink: FaultsAction;
}) {
  const { myData, fieldFaults } = await getMessages();
  const { ask } = myData;
  const t = await getTranslations('myData.ask');
  return (
    <Block title={ask.title} text={ask.text}>
      {email && <p className="wrap-anywhere">{t('known', { email })}</p>}
      <AskLinkForm
        requestLink={requestLink}
        locale={await currentLocale()}
        isAsked={!email}
        words={{ email: ask.email, send: ask.send, fault: fieldFaults.email }}
      />
    </Block>
  );
}
