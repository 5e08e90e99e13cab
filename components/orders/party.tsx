import { company } from '@/content/house/company';

/** Who sells, as invoices and offers name the company. */
export const sellerLines = [
  company.legalName,
  company.street,
  `${company.postalCode} ${company.city}`,
  company.siret,
];

/** Somebody on an invoice or an offer: a title, and lines of text. */
export function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section className="grid content-start gap-1">
      <h2 className="text-label text-muted uppercase">{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line} className="wrap-anywhere">
          <bdi>{line}</bdi>
        </p>
      ))}
    </section>
  );
}
