import { Fact, Facts } from '@/components/desk/facts';
import { deskWords } from '@/lib/desk/desk-words';
import type { OrderContact } from '@/lib/orders/order';
import { addressLines, storedAddress } from '@/lib/orders/postal-address';

type Props = { order: { readonly email: string | null; readonly contact: OrderContact | null } };

/** Who receives an order, as far as the provider passed it on. */
export function OrderCustomer({ order: { email, contact } }: Props) {
  const { order: t } = deskWords;
  const { name, phone } = contact ?? {};
  const address = addressLines(storedAddress(contact), 'fr');
  const unknown = <span className="text-muted">{t.unknown}</span>;
  return (
    <Facts title={t.contact}>
      <Fact name={t.name}>{name ?? unknown}</Fact>
      <Fact name={t.email}>
        {email ? (
          <a href={`mailto:${email}`} className="prose-link">
            {email}
          </a>
        ) : (
          unknown
        )}
      </Fact>
      <Fact name={t.phone}>
        {phone && (
          <a href={`tel:${phone.replace(/\s/g, '')}`} className="prose-link">
            {phone}
          </a>
        )}
      </Fact>
      <Fact name={t.address}>
        {address.length > 0 ? (
          <address className="whitespace-pre-line not-italic">{address.join('\n')}</address>
        ) : (
          unknown
        )}
      </Fact>
    </Facts>
  );
}
