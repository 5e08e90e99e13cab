import { getTranslations } from 'next-intl/server';
import type { ComponentProps } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { dataFile } from '@/lib/account/data-file';
import type { FaultsAction } from '@/lib/action';
import { keptPath } from '@/lib/cart/kept';
import { companyFacts } from '@/lib/house/company-facts';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { Block } from './block';
import { EraseForm } from './erase-form.client';
import { OwnHours } from './own-hours';
import { OwnStays } from './own-stays';
import { type PlainAction, PlainForm } from './plain-form';
import { Sessions } from './sessions';

type Props = {
  stays: ComponentProps<typeof OwnStays>['stays'];
  hours: ComponentProps<typeof OwnHours>['hours'];
  newsletter: 'none' | 'asked' | 'sent';
  sessions: ComponentProps<typeof Sessions>['sessions'];
  actions: Readonly<Record<'endSession' | 'setNewsletter', PlainAction>>;
  erase: FaultsAction;
};

/** What a visitor may do with what is held on them. */
export async function ProvenVisitor({ stays, hours, newsletter, sessions, actions, erase }: Props) {
  const t = await getTranslations('myData');
  const kept = await getTranslations('kept');
  const orders = await getTranslations('orders');
  const faults = await getTranslations('fieldFaults');
  const locale = await currentLocale();
  const download = localePath(locale, '/my-data/download');
  return (
    <>
      <Block title={orders('title')} text={orders('intro')}>
        <ButtonLink href="/orders" variant="outline" prefetch={false}>
          {orders('all')}
        </ButtonLink>
      </Block>
      <Block title={kept('title')} text={kept('dataText')}>
        <ButtonLink href={keptPath} variant="outline" prefetch={false}>
          {kept('link')}
        </ButtonLink>
      </Block>
      <OwnStays stays={stays} />
      <OwnHours hours={hours} />
      <Sessions sessions={sessions} endSession={actions.endSession} />
      <Block title={t('letter.title')} text={t(`letter.${newsletter}`)}>
        <PlainForm action={actions.setNewsletter}>
          <input type="hidden" name="letter" value={newsletter === 'sent' ? 'off' : 'on'} />
          <SubmitButton variant="outline">
            {newsletter === 'sent' ? t('letter.stop') : t('letter.start')}
          </SubmitButton>
        </PlainForm>
      </Block>
      <Block title={t('download.title')} text={t('download.text', { format: dataFile.format })}>
        <a href={download} download className={buttonClass({ variant: 'outline' })}>
          {t('download.button')}
        </a>
      </Block>
      <Block title={t('erase.title')} text={t('erase.text', companyFacts)}>
        <EraseForm
          erase={erase}
          locale={locale}
          session={sessions.find(({ isThisOne }) => isThisOne)?.id}
          words={{ sure: t('erase.sure'), button: t('erase.button'), fault: faults('sure') }}
        />
      </Block>
    </>
  );
}
