import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { WorkshopSheet } from '@/components/desk/sheets/workshop-sheet';
import { PrintButton } from '@/components/orders/print-button.client';
import { MissingPage } from '@/components/site/missing-page';
import { findDeclaredDay, findDeskOrder } from '@/db/desk/desk-orders';
import { deskWords } from '@/lib/desk/desk-words';
import { remarksForWorkshop } from '@/lib/desk/order-words';
import { sheetLines } from '@/lib/desk/sheet-lines';

export const generateMetadata = () => deskMetadata(deskWords.sheets.workshop);

export default async function WorkshopPage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/orders/[number]/workshop'>) {
  const [{ number }, given] = await Promise.all([params, searchParams]);
  await openDesk(`/desk/orders/${number}/workshop`, given);
  const order = await findDeskOrder(number);
  // The server has given it the status 404.
  if (!order) return <MissingPage />;
  return (
    <WorkshopSheet
      order={order}
      lines={await sheetLines(order.lines)}
      declaredAt={await findDeclaredDay(order)}
      remarks={remarksForWorkshop(order.changes)}
      print={<PrintButton>{deskWords.sheets.print}</PrintButton>}
    />
  );
}
