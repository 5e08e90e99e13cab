import { randomUUID } from 'node:crypto';
import { redirect } from 'next/navigation';
import { orderOffer } from '@/app/_actions/desk-offers';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { OfferFacts } from '@/components/desk/offers/offer-facts';
import { OfferMails } from '@/components/desk/offers/offer-mails';
import { OrderOfferForm } from '@/components/desk/offers/order-offer-form';
import { OrderPreview } from '@/components/desk/offers/order-preview';
import { Link } from '@/components/ui/link';
import { listOfferMails } from '@/db/mail/sent-mails';
import { findOfferByNumber } from '@/db/orders/offers';
import { dayOf } from '@/lib/calendar/dates';
import { bankAccount } from '@/lib/checkout/transfer/bank-account';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { orderWays } from '@/lib/desk/forms/asked-order';
import { readRefused } from '@/lib/desk/forms/refused-form';
import { typedAt } from '@/lib/desk/forms/typed';
import { linesForHouse } from '@/lib/orders/house-lines';
import { offerStateOf } from '@/lib/orders/offer';
import { checkTyped } from '@/use-cases/desk/order-offer';

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
  const refused = await readRefused(given);
  const isAsked = given.notice === 'orderToConfirm';
  // After Back nothing is asked any more: the order is written.
  const isWaiting = offer.order?.state === 'awaitingTransfer';
  const isOpen = !isWaiting && offerStateOf(offer, now) === 'open';
  const asked = isAsked && isOpen && (await checkTyped(number, refused));
  const notice = isAsked && !isOpen ? undefined : given.notice;
  return (
    <DeskPage
      {...desk}
      query={{ ...given, notice: typeof asked === 'string' ? asked : notice }}
      at="offers"
      title={deskText('orderOffer.title', { number })}
    >
      <Link href="/desk/offers" prefetch={false} className="prose-link justify-self-start">
        {t.back}
      </Link>
      <OfferFacts title={t.lines} offer={{ ...offer, lines: await linesForHouse(offer.lines) }} />
      <OfferMails offer={offer} mails={await listOfferMails([offer.id])} />
      {offer.order && isWaiting ? (
        <p>
          {t.waits}{' '}
          <Link href={`/desk/orders/${offer.order.number}`} prefetch={false} className="prose-link">
            {offer.order.number}
          </Link>
        </p>
      ) : isOpen ? (
        <>
          {asked && typeof asked === 'object' && (
            <OrderPreview
              {...{ offer, asked }}
              order={orderOffer}
              id={randomUUID()}
              typed={refused.fields}
            />
          )}
          <div id="order" className="scroll-mt-28">
            <OrderOfferForm
              order={orderOffer}
              id={randomUUID()}
              offer={offer}
              ways={orderWays.filter((way) => way !== 'awaited' || bankAccount())}
              today={dayOf(now)}
              typed={typedAt('orderOffer', refused)}
            />
          </div>
        </>
      ) : (
        <p className="text-muted">{t.closed}</p>
      )}
    </DeskPage>
  );
}
