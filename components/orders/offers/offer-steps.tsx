import { getTranslations } from 'next-intl/server';
import { AskLinkForm } from '@/components/account/ask-link-form.client';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { PrintButton } from '@/components/orders/print-button.client';
import { ButtonLink } from '@/components/ui/button-link';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import type { FaultsAction } from '@/lib/action';
import { hourPath } from '@/lib/appointments/hour-query';
import { currentLocale } from '@/lib/i18n/request';
import { type OfferView, obstacleTo, offerStateOf } from '@/lib/orders/offer';

type OfferActions = { accept: PlainAction; renew: PlainAction; mail: FaultsAction };

type Props = {
  offer: OfferView;
  /** What names the offer in its forms. */
  token: string;
  actions: OfferActions;
};

/** What can be done with an offer: accept, print and send it; once it has ended, what comes next. */
export async function OfferSteps({ offer, token, actions }: Props) {
  const t = await getTranslations('offer');
  const appointment = await getTranslations('appointment');
  const invoice = await getTranslations('invoice');
  const state = offerStateOf(offer, new Date());
  const obstacle = state === 'open' ? obstacleTo(offer) : undefined;
  return (
    <aside aria-label={t('next')} className="grid content-start gap-10 print:hidden">
      <div className="grid gap-5">
        <p>{obstacle ? t(`unmakeable.${obstacle}`) : t(`states.${state}`)}</p>
        {offer.order && <p>{t('ordered', { number: offer.order.number })}</p>}
        {state === 'open' && !obstacle && (
          <TokenForm action={actions.accept} token={token} label={t('accept')} />
        )}
        {state === 'expired' && (
          <TokenForm action={actions.renew} token={token} label={t('renew')} />
        )}
        {(state === 'revoked' || obstacle) && (
          <ButtonLink href="/contact" variant="outline" size="lg" className="justify-self-start">
            {t('contact')}
          </ButtonLink>
        )}
      </div>
      <ButtonLink
        href={hourPath(offer.number)}
        prefetch={false}
        variant="outline"
        className="justify-self-start"
      >
        {appointment('title')}
      </ButtonLink>
      {state === 'open' && <MailForm token={token} mail={actions.mail} />}
      <div className="grid gap-4 border-line border-t pt-8">
        <h2 className="text-heading">{t('paper')}</h2>
        <p className="text-muted text-small">{invoice('print')}</p>
        <PrintButton>{t('print')}</PrintButton>
      </div>
    </aside>
  );
}

async function TokenForm({
  action,
  token,
  label,
}: {
  action: PlainAction;
  token: string;
  label: string;
}) {
  return (
    <PlainForm action={action}>
      <input type="hidden" name="token" value={token} />
      <SubmitButton size="lg">{label}</SubmitButton>
    </PlainForm>
  );
}

async function MailForm({ token, mail }: { token: string; mail: FaultsAction }) {
  const t = await getTranslations('offer.mail');
  const faults = await getTranslations('fieldFaults');
  return (
    <section className="grid gap-5 border-line border-t pt-8">
      <h2 className="text-heading">{t('title')}</h2>
      <p className="text-muted text-small">{t('text')}</p>
      <AskLinkForm
        requestLink={mail}
        locale={await currentLocale()}
        isAsked
        fields={{ token }}
        words={{ email: t('email'), send: t('send'), fault: faults('email') }}
      />
    </section>
  );
}
