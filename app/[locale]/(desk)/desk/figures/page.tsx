import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { PeriodFigures } from '@/components/desk/figures/period-figures';
import { PeriodLinks } from '@/components/desk/figures/period-links';
import { SalesPlot } from '@/components/desk/figures/sales-plot';
import { SoldFigures } from '@/components/desk/figures/sold-figures';
import { buttonClass } from '@/components/ui/button';
import { findFigures } from '@/db/desk/desk-figures';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { medianDays, salesByPart, totalOf } from '@/lib/desk/figures';
import { firstDay } from '@/lib/desk/periods/month';
import { figuresPath, isYear, readPeriod } from '@/lib/desk/periods/period';

export const generateMetadata = () => deskMetadata(deskWords.figures.title);

const months = new Intl.DateTimeFormat('fr', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export default async function DeskFiguresPage({
  searchParams,
}: PageProps<'/[locale]/desk/figures'>) {
  const query = await searchParams;
  const desk = await openDesk('/desk/figures', query);
  const period = readPeriod(query, new Date());
  const { sales, lines, times, offers, refunds, stays } = await findFigures(period);
  const name = isYear(period)
    ? deskText('figures.year', { year: period })
    : months.format(firstDay(period));
  return (
    <DeskPage {...desk} at="figures" title={deskWords.figures.title}>
      <PeriodLinks period={period} name={name} />
      <PeriodFigures
        {...{ refunds, offers, stays }}
        sales={totalOf(sales)}
        medianDays={medianDays(times)}
      />
      {sales.length > 0 ? (
        <SalesPlot period={period} name={name} parts={salesByPart(period, sales)} />
      ) : (
        <p className="text-muted">{deskWords.figures.noOrders}</p>
      )}
      <SoldFigures {...{ name, sales, lines, times, offers }} />
      <a
        href={figuresPath(period, '/desk/figures.csv')}
        className={`${buttonClass({ variant: 'outline' })} justify-self-start print:hidden`}
      >
        {deskWords.figures.export}
      </a>
    </DeskPage>
  );
}
