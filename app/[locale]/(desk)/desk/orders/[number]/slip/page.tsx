import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { CarrierSlip } from '@/components/desk/sheets/carrier-slip';
import { PrintButton } from '@/components/orders/print-button.client';
import { MissingPage } from '@/components/site/missing-page';
import { findDeclaredDay, findDeskOrder } from '@/db/desk/desk-orders';
import { deskWords } from '@/lib/desk/desk-words';
import { agreedFor } from '@/lib/desk/order-words';
import { sheetLines } from '@/lib/desk/sheet-lines';

export const generateMetadata = () => deskMetadata(deskWords.sheets.slip);

export default async function SlipPage({
  params,
  searchParams,
}: PageProps<'/[locale]/desk/orders/[number]/slip'>) {
  const [{ number }, given] = await Promise.all([params, searchParams]);
  await openDesk(`/desk/orders/${number}/slip`, given);
  const order = await findDeskOrder(number);
  // The server has given it the status 404.
  if (!order) return <MissingPage />;
  const { contact, language } = order;
  const lines = await sheetLines(order.lines);
  return (
    <CarrierSlip
      {...{ number, contact, language, lines }}
      declaredAt={await findDeclaredDay(order)}
      agreed={agreedFor(order)}
      print={<PrintButton>{deskWords.sheets.print}</PrintButton>}
    />
  );
}
