import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { TaxTable } from '@/components/desk/tax-table';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { findTaxes } from '@/db/desk/desk-tax';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { readQuarter, shiftQuarter } from '@/lib/desk/periods/quarter';

export const generateMetadata = () => deskMetadata(deskWords.tax.title);

export default async function DeskTaxPage({ searchParams }: PageProps<'/[locale]/desk/tax'>) {
  const query = await searchParams;
  const desk = await openDesk('/desk/tax', query);
  const quarter = readQuarter(query.quarter, new Date());
  const rows = await findTaxes(quarter);
  const { tax: t } = deskWords;
  const [year = '', number = ''] = quarter.split('-Q');
  const path = (by: number) => `/desk/tax?quarter=${shiftQuarter(quarter, by)}`;
  return (
    <DeskPage {...desk} at="tax" title={t.title}>
      <nav aria-label={t.quarters} className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <Link href={path(-1)} prefetch={false} className="prose-link">
          {t.previous}
        </Link>
        <h2 className="text-heading">{deskText('tax.quarter', { number, year })}</h2>
        <Link href={path(1)} prefetch={false} className="prose-link">
          {t.next}
        </Link>
      </nav>
      {rows.length > 0 ? <TaxTable rows={rows} /> : <p className="text-muted">{t.none}</p>}
      <p className="max-w-measure text-muted text-small">{t.note}</p>
      <a
        href={`/desk/tax.csv?quarter=${quarter}`}
        className={`${buttonClass({ variant: 'outline' })} justify-self-start`}
      >
        {t.export}
      </a>
    </DeskPage>
  );
}
