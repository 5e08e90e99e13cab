import { randomUUID } from 'node:crypto';
import { sendOffer } from '@/app/_actions/desk-offers';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { OfferForm } from '@/components/desk/offers/offer-form';
import { OfferPieces } from '@/components/desk/offers/offer-pieces';
import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { mostPieces, piecesIn } from '@/lib/desk/offer-by-hand';

export const generateMetadata = () => deskMetadata(deskWords.newOffer.title);

export default async function NewOfferPage({
  searchParams,
}: PageProps<'/[locale]/desk/offers/new'>) {
  const query = await searchParams;
  const desk = await openDesk('/desk/offers/new', query);
  const { title, back } = deskWords.newOffer;
  const products = piecesIn(query);
  return (
    <DeskPage {...desk} at="offers" title={title}>
      <Link href="/desk/offers" prefetch={false} className="prose-link justify-self-start">
        {back}
      </Link>
      <OfferPieces chosen={products} most={mostPieces} />
      {/* With other pieces it is another form: what was ticked belongs to the pieces before. */}
      <OfferForm
        key={products.map(({ id }) => id).join(' ')}
        send={sendOffer}
        id={randomUUID()}
        products={products}
      />
    </DeskPage>
  );
}
