import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import { orderOffer } from '@/app/_actions/desk-offers';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { OfferFacts } from '@/components/desk/offers/offer-facts';
import { OrderOfferForm } from '@/components/desk/offers/order-offer-form';
import { Link } from '@/components/ui/link';
import { findOfferByNumber } from '@/db/orders/offers';
import { dayOf } from '@/lib/calendar/dates';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { typedAt } from '@/lib/desk/typed';
import { linesForHouse } from '@/lib/orders/house-lines';
import { offerStateOf } from '@/lib/orders/offer';

type Props = PageProps<'/[locale]/desk/offers/[number]'>;

export const generateMetadata = async ({ params }: Props) =>
  deskMetadata(deskText('orderOffer.title', { number: (await params).number }));

export default async function OrderOfferPage({ params, searchParams }: Props) {
  const [{ number }, given] = await Promise.all([params, searchParams]);
  const desk = await openDesk(`/desk/offers/${number}`, given);
  const offer = await findOfferByNumber(number);
  if (!offer) redirect('/desk/offers');
  const { orderOffer: t } = deskWords;
  const now = new Date();
  return (
    <DeskPage {...desk} at="offers" title={deskText('orderOffer.title', { number })}>
      <Link href="/desk/offers" prefetch={false} className="prose-link justify-self-start">
        {t.back}
      </Link>
      <OfferFacts title={t.lines} offer={{ ...offer, lines: await linesForHouse(offer.lines) }} />
      {offerStateOf(offer, now) === 'open' ? (
        <OrderOfferForm
          order={orderOffer}
          id={randomUUID()}
          offer={offer}
          today={dayOf(now)}
          typed={typedAt('orderOffer', given)}
        />
      ) : (
        <p className="text-muted">{t.closed}</p>
      )}
    </DeskPage>
  );
}
