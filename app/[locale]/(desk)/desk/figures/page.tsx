import { getFormatter } from 'next-intl/server';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DayPlot } from '@/components/desk/day-plot';
import { DeskPage } from '@/components/desk/desk-page';
import { MonthFigures } from '@/components/desk/month-figures';
import { MonthLinks } from '@/components/desk/month-links';
import { ChosenOptions } from '@/components/desk/orders/chosen-options';
import { findFigures } from '@/db/desk/desk-figures';
import { mostChosen } from '@/lib/catalogue/chosen-options';
import { deskWords } from '@/lib/desk/desk-words';
import { daysOf, firstDay, readMonth } from '@/lib/desk/month';
import { getMessages } from '@/lib/i18n/request';

export const generateMetadata = () => deskMetadata(deskWords.figures.title);

const mostOptions = 10;

export default async function DeskFiguresPage({
  searchParams,
}: PageProps<'/[locale]/desk/figures'>) {
  const query = await searchParams;
  const desk = await openDesk('/desk/figures', query);
  const month = readMonth(query.month, new Date());
  const [{ days, refunds, options }, messages, format] = await Promise.all([
    findFigures(month),
    getMessages(),
    getFormatter(),
  ]);
  const name = format.dateTime(firstDay(month), { month: 'long', year: 'numeric' });
  const { title, noOrders } = deskWords.figures;
  return (
    <DeskPage {...desk} at="figures" title={title}>
      <MonthLinks page="/desk/figures" month={month} name={name} />
      <MonthFigures days={days} refunds={refunds} />
      {days.length > 0 ? (
        <DayPlot month={name} days={daysOf(month)} figures={days} />
      ) : (
        <p className="text-muted">{noOrders}</p>
      )}
      <ChosenOptions options={mostChosen(messages, options, mostOptions)} />
    </DeskPage>
  );
}
