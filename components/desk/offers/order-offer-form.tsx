import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { Field, Select, TextArea } from '@/components/ui/field';
import type { Destination } from '@/lib/delivery/destination';
import { countryName, postcodeInWords } from '@/lib/delivery/destination';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import type { OrderWay } from '@/lib/desk/forms/asked-order';
import { fieldsWith, type Typed } from '@/lib/desk/forms/typed';
import { longestAddress, longestContact, longestRemark } from '@/lib/orders/order-moves';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  order: PlainAction;
  /** Of this form: sent twice, it is one order. */
  id: string;
  offer: {
    readonly number: string;
    readonly email: string | null;
    readonly name: string | null;
    readonly destination: Destination;
  };
  /** How it can be paid: without an account of the house, no transfer is awaited. */
  ways: readonly OrderWay[];
  /** Today in the shop's time. */
  today: string;
  /** What was typed for an order that is not written yet. */
  typed: Typed<'orderOffer'>;
};

/** Orders an offer for a customer who telephones: what the offer says already stands in it, what is missing is asked for. */
export function OrderOfferForm({ order, id, offer, ways, today, typed }: Props) {
  const { orderOffer: t } = deskWords;
  const { destination } = offer;
  const field = fieldsWith('orderOffer', {
    ...{ name: offer.name ?? undefined, email: offer.email ?? undefined },
    ...{ postcode: postcodeInWords(destination), receivedOn: today },
    ...typed,
  });
  return (
    <DeskForm
      action={order}
      fields={{ id, number: offer.number }}
      button={t.see}
      size="lg"
      typed={typed}
      className="grid gap-12"
    >
      <section className="grid gap-6">
        <h2 className="text-heading">{t.customer}</h2>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          <Field
            label={t.name}
            {...field('name')}
            maxLength={longestContact}
            autoComplete="off"
            required
          />
          <Field
            label={t.email}
            {...field('email')}
            type="email"
            maxLength={formLengths.email}
            autoComplete="off"
            required
          />
          <Field
            label={t.phone}
            note={t.optional}
            {...field('phone')}
            type="tel"
            maxLength={formLengths.phone}
            autoComplete="off"
          />
        </div>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          <TextArea
            label={t.street}
            note={t.streetNote}
            {...field('street')}
            maxLength={longestAddress - longestContact}
            rows={2}
            required
          />
          <Field
            label={t.postcode}
            note={deskText('orderOffer.postcodeNote', {
              country: countryName(destination.country, 'fr'),
            })}
            {...field('postcode')}
            maxLength={formLengths.postcode}
            autoComplete="off"
          />
          <Field
            label={t.city}
            {...field('city')}
            maxLength={longestContact}
            autoComplete="off"
            required
          />
        </div>
      </section>
      <section className="grid gap-6">
        <h2 className="text-heading">{t.payment}</h2>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
          <Select label={t.paidWith} {...field('paidWith')}>
            {ways.map((way) => (
              <option key={way} value={way}>
                {t.ways[way]}
              </option>
            ))}
          </Select>
          <Field
            label={t.receivedOn}
            note={ways.includes('awaited') ? t.receivedNote : undefined}
            {...field('receivedOn')}
            type="date"
            max={today}
            required
          />
        </div>
        <div className="max-w-measure">
          <TextArea
            label={t.remark}
            note={t.remarkNote}
            {...field('remark')}
            maxLength={longestRemark}
            rows={2}
          />
        </div>
      </section>
      <p className="max-w-measure text-muted text-small">{t.seeNote}</p>
    </DeskForm>
  );
}
