import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { Field, Select, TextArea } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';
import type { Typed } from '@/lib/desk/typed';
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
  /** What was typed for an order that was not written. */
  typed: Typed<'orderOffer'>;
};

/** Orders an offer for a customer whose money has come outside the shop. */
export async function OrderOfferForm({ order, id, offer, today, typed }: Props) {
  const { orderOffer: t } = deskWords;
  const { paidWithKinds } = (await getMessages()).orders;
  return (
    <DeskForm
      action={order}
      fields={{ id, number: offer.number }}
      button={t.button}
      size="lg"
      typed={typed}
      className="grid gap-12"
    >
      <section className="grid gap-6">
        <h2 className="text-heading">{t.customer}</h2>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          <Field
            label={t.name}
            name="name"
            defaultValue={typed.name}
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
            defaultValue={typed.email ?? offer.email ?? undefined}
            required
          />
          <Field
            label={t.phone}
            note={t.optional}
            name="phone"
            defaultValue={typed.phone}
            type="tel"
            maxLength={formLengths.phone}
            autoComplete="off"
          />
        </div>
        <div className="max-w-measure">
          <TextArea
            label={t.address}
            note={t.addressNote}
            name="address"
            defaultValue={typed.address}
            maxLength={longestAddress}
            rows={3}
            required
          />
        </div>
      </section>
      <section className="grid gap-6">
        <h2 className="text-heading">{t.payment}</h2>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          <Select label={t.paidWith} name="paidWith" defaultValue={typed.paidWith}>
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
            defaultValue={typed.receivedOn ?? today}
            required
          />
        </div>
        <div className="max-w-measure">
          <TextArea
            label={t.remark}
            note={t.remarkNote}
            name="remark"
            defaultValue={typed.remark}
            maxLength={longestRemark}
            rows={2}
          />
        </div>
      </section>
      <p className="max-w-measure text-muted text-small">{t.text}</p>
    </DeskForm>
  );
}
