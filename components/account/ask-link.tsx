import { getTranslations } from 'next-intl/server';
import type { FaultsAction } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import { currentLocale } from '@/lib/i18n/request';
import { AskLinkForm } from './ask-link-form.client';
import { Block } from './block';

type Props = {
  requestLink: FaultsAction;
  /** Page that shows this, and that the link leads back to. */
  back: string;
  /** Address of this device, where the link goes. */
  email?: string;
  /** Whether an address has to be typed although the session has one: the page needs a certain one. */
  isTyped?: boolean;
  /** Token of the order that the page shows, which it goes on to show. */
  order?: string;
  /** What the visitor asked for, done once the link is opened. */
  intent?: Intent;
  words?: { readonly title: string; readonly text: string };
};

/** For a visitor whose address is not proven yet: the form that sends a link. */
export async function AskLink({ requestLink, back, email, isTyped, order, intent, words }: Props) {
  const t = await getTranslations('myData.ask');
  const faults = await getTranslations('fieldFaults');
  const isKnown = email !== undefined && !isTyped;
  return (
    <Block {...(words ?? { title: t('title'), text: t('text') })}>
      {isKnown && <p className="wrap-anywhere">{t('known', { email })}</p>}
      <AskLinkForm
        requestLink={requestLink}
        locale={await currentLocale()}
        isAsked={!isKnown}
        email={email}
        fields={{ back, ...(order && { order }), ...intent }}
        words={{ email: t('email'), send: t('send'), fault: faults('email') }}
      />
    </Block>
  );
}
