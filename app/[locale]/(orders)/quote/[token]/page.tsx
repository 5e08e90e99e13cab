import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { acceptOffer, mailOffer } from '@/app/_actions/offer-page';
import { renewOffer } from '@/app/_actions/offers';
import { Notice } from '@/components/account/notice';
import { ForgedOffer } from '@/components/orders/offers/forged-offer';
import { OfferSheet } from '@/components/orders/offers/offer-sheet';
import { OfferSteps } from '@/components/orders/offers/offer-steps';
import { PageHead } from '@/components/ui/page-head';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { linesIn } from '@/lib/orders/offer-draft';
import { offerPath } from '@/lib/orders/offer-path';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readOffer } from '@/use-cases/orders/read-offer';

type Props = PageProps<'/[locale]/quote/[token]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata({ path: offerPath((await params).token), words: 'offer' });
}

const actions = { accept: acceptOffer, renew: renewOffer, mail: mailOffer };

export default async function OfferPage({ params, searchParams }: Props) {
  const { token } = await params;
  const offer = await readOffer(token);
  if (!offer) return <ForgedOffer />;
  if (offer === 'away') {
    const t = await getTranslations('offer');
    return <PageHead title={t('meta.title')} text={t('away')} />;
  }
  const { notice, wait } = await searchParams;
  const { notices } = (await getMessages()).offer;
  const lines = await linesIn(offer.lines, await currentLocale());
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-x-16 gap-y-14 px-gutter pt-28 pb-section lg:grid-cols-[1fr_22rem]">
      <div className="empty:hidden lg:col-span-2 print:hidden">
        <Notice notice={notice} wait={wait} words={notices} />
      </div>
      <OfferSheet offer={{ ...offer, lines }} />
      <OfferSteps offer={offer} token={token} actions={actions} />
    </div>
  );
}
