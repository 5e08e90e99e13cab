import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sendOffer, writeOffer } from '@/app/_actions/desk-offers';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { OfferForm } from '@/components/desk/offers/offer-form';
import { OfferPreview } from '@/components/desk/offers/offer-preview';
import { Link } from '@/components/ui/link';
import { findConversation } from '@/db/desk/message-replies';
import { deskWords } from '@/lib/desk/desk-words';
import { faultsIn } from '@/lib/desk/forms/field-faults';
import { readRefused } from '@/lib/desk/forms/refused-form';
import { typedAt } from '@/lib/desk/forms/typed';
import { formOf, offerIn, offerMailPath, piecesIn, typedOfferIn } from '@/lib/desk/offer-by-hand';
import { linesForHouse } from '@/lib/orders/house-lines';
import { previewOffer } from '@/use-cases/desk/send-offer';

export const generateMetadata = () => deskMetadata(deskWords.newOffer.title);

export default async function NewOfferPage({
  searchParams,
}: PageProps<'/[locale]/desk/offers/new'>) {
  const query = await searchParams;
  const desk = await openDesk('/desk/offers/new', query);
  const { title, back } = deskWords.newOffer;
  const products = piecesIn(query);
  const refused = await readRefused(query);
  const typed = formOf(query);
  const whom = typedAt('offer', refused);
  const asked = z.guid().safeParse(query.message);
  const { message } = (asked.success && (await findConversation(asked.data))) || {};
  for (const name of ['name', 'email'] as const)
    typed.set(name, whom[name] ?? message?.[name] ?? '');
  // After Back, once it was sent: its form is kept no more.
  const isGone = query.form === 'offer' && Object.keys(refused.fields).length === 0;
  const preview = query.preview === '1' && (isGone ? 'offerGone' : await previewOf(typed));
  const notice = typeof preview === 'object' ? (query.notice ?? 'offerToConfirm') : preview;
  const said = { ...query, notice: notice || query.notice };
  return (
    <DeskPage {...desk} query={said} at="offers" title={title}>
      <Link href="/desk/offers" prefetch={false} className="prose-link justify-self-start">
        {back}
      </Link>
      {typeof preview === 'object' && (
        <OfferPreview
          send={sendOffer}
          id={z.guid().safeParse(query.id).data ?? randomUUID()}
          offer={{ ...preview, lines: await linesForHouse(preview.lines) }}
          mailPath={offerMailPath(typed, refused.form)}
          typed={typedOfferIn(typed)}
        />
      )}
      <OfferForm write={writeOffer} products={products} typed={typed} faults={faultsIn(said)} />
    </DeskPage>
  );
}

/** The offer that a form says, as it would leave, or what is amiss. */
function previewOf(typed: FormData) {
  const offer = offerIn(typed);
  return typeof offer === 'string' ? offer : previewOffer(offer);
}
