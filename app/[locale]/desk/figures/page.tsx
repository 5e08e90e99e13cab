import { getFormatter } from 'next-intl/server';
import { ChosenOptions } from '@/components/desk/chosen-options';
import { DayPlot } from '@/components/desk/day-plot';
import { DeskPage } from '@/components/desk/desk-page';
import { MonthFigures } from '@/components/desk/month-figures';
import { MonthLinks } from '@/components/desk/month-links';
import { findFigures } from '@/db/desk-figures';
import { mostChosen } from '@/lib/i18n/chosen-options';
import { deskWords } from '@/lib/i18n/desk-words';
import { getMessages } from '@/lib/i18n/request';
import { daysOf, firstDay, readMonth } from '@/lib/month';
import { deskMetadata, openDesk } from '../open-desk';

export const generateMetadata = () => deskMetadata(deskWords.figures.title);

const mostOptions = 10;

export default async function DeskFiguresPage({
  searchParams,
}: PageProps<'/[locale]/desk/figures'>) {
  const desk = await openDesk();
  const month = readMonth((await searchParams).month, new Date());
  const [{ days, refunds, options }, messages, format] = await Promise.all([
    findFigures(month),
    getMessages(),
    getFormatter(),
  ]);
  const name = format.dateTime(firstDay(month), { month: 'long', year: 'numeric' });
  const { title, noOrders } = deskWords.figures;
  return (
    <DeskPage {...desk} at="figures" title={title}>
      <MonthLinks month={month} name={name} />
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
