import { getTranslations } from 'next-intl/server';
import { company } from '@/content/house/company';

/** Who sells, as invoices and offers name the company. */
export async function Seller({ title }: { title: string }) {
  const t = await getTranslations('footer');
  const { legalName, street, postalCode, city, siret } = company;
  const place = `${postalCode} ${city}`;
  return <Party title={title} lines={[legalName, street, place, t('siret', { number: siret })]} />;
}

/** Somebody on an invoice or an offer: a title, and lines of text. */
export function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="flex flex-col gap-1">
      <h2 className="text-label text-muted uppercase">{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="wrap-anywhere">
          <bdi>{line}</bdi>
        </p>
      ))}
    </section>
  );
}
