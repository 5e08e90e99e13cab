import type { PlainAction } from '@/components/account/plain-form';
import { Field, Select, TextArea } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { deskWords } from '@/lib/desk/desk-words';
import { getMessages } from '@/lib/i18n/request';
import { handWays } from '@/lib/orders/order';
import { longestAddress, longestContact, longestRemark } from '@/lib/orders/order-moves';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  order: PlainAction;
  /** Of this form: sent twice, it is one order. */
  id: string;
  offer: { readonly number: string; readonly email: string | null };
  /** Today in the shop's time. */
  today: string;
};

/** Orders an offer for a customer whose money has come outside the shop. */
export async function OrderOfferForm({ order, id, offer, today }: Props) {
  const { orderOffer: t } = deskWords;
  const { paidWithKinds } = (await getMessages()).orders;
  return (
    <ActionForm action={order} className="grid gap-12">
      <HiddenFields fields={{ id, number: offer.number }} />
      <section className="grid gap-6">
        <h2 className="text-heading">{t.customer}</h2>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          <Field
            label={t.name}
            name="name"
            maxLength={longestContact}
            autoComplete="off"
            required
          />
          <Field
            label={t.email}
            name="email"
            type="email"
            maxLength={formLengths.email}
            autoComplete="off"
            defaultValue={offer.email ?? undefined}
            required
          />
          <Field
            label={t.phone}
            note={t.optional}
            name="phone"
            type="tel"
            maxLength={longestContact}
            autoComplete="off"
          />
        </div>
        <div className="max-w-measure">
          <TextArea
            label={t.address}
            note={t.addressNote}
            name="address"
            maxLength={longestAddress}
            rows={3}
            required
          />
        </div>
      </section>
      <section className="grid gap-6">
        <h2 className="text-heading">{t.payment}</h2>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          <Select label={t.paidWith} name="paidWith">
            {handWays.map((way) => (
              <option key={way} value={way}>
                {paidWithKinds[way]}
              </option>
            ))}
          </Select>
          <Field
            label={t.receivedOn}
            name="receivedOn"
            type="date"
            max={today}
            defaultValue={today}
            required
          />
        </div>
        <div className="max-w-measure">
          <TextArea
            label={t.remark}
            note={t.remarkNote}
            name="remark"
            maxLength={longestRemark}
            rows={2}
          />
        </div>
      </section>
      <div className="grid gap-4">
        <SubmitButton size="lg" className="justify-self-start">
          {t.button}
        </SubmitButton>
        <p className="max-w-measure text-muted text-small">{t.text}</p>
      </div>
    </ActionForm>
  );
}
