import { revokeOffer } from '@/app/_actions/desk';
import { deskMetadata, openDesk } from '@/app/[locale]/(desk)/desk/open-desk';
import { DeskPage } from '@/components/desk/desk-page';
import { DeskPages } from '@/components/desk/desk-pages';
import { DeskSearch, Results } from '@/components/desk/desk-search';
import { OfferList } from '@/components/desk/offers/offer-list';
import { Link } from '@/components/ui/link';
import { rowsPerPage } from '@/db/desk/desk';
import { countOffers, listOffers } from '@/db/desk/desk-offers';
import { listOfferMails } from '@/db/mail/sent-mails';
import { deskWords } from '@/lib/desk/desk-words';
import { inFrench } from '@/lib/desk/plan-lines';
import { queryIn } from '@/lib/desk/read-query';
import { pageIn } from '@/lib/search-params';

export const generateMetadata = () => deskMetadata(deskWords.offers.title);

export default async function DeskOffersPage({ searchParams }: PageProps<'/[locale]/desk/offers'>) {
  const given = await searchParams;
  const desk = await openDesk('/desk/offers', given);
  const query = queryIn(given.q);
  const page = pageIn(given.page);
  const [offers, count] = await Promise.all([listOffers(query, page), countOffers(query)]);
  const { title, ...words } = deskWords.offers;
  const pathOf = (n: number) =>
    `/desk/offers?${new URLSearchParams({ ...(query && { q: query }), page: String(n) })}`;
  return (
    <DeskPage {...desk} at="offers" title={title}>
      <Link href="/desk/offers/new" prefetch={false} className="prose-link justify-self-start">
        {words.write}
      </Link>
      <p className="max-w-measure text-muted text-small">{words.telephone}</p>
      <DeskSearch path="/desk/offers" query={query} words={words} />
      <Results>
        <OfferList
          offers={await inFrench(offers)}
          mails={await listOfferMails(offers.map(({ id }) => id))}
          now={new Date()}
          revoke={revokeOffer}
        />
        <DeskPages page={page} last={Math.ceil(count / rowsPerPage)} pathOf={pathOf} />
      </Results>
    </DeskPage>
  );
}
