import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/field';
import { nameIn } from '@/lib/catalogue/product-words';
import { listProducts, type Product } from '@/lib/catalogue/products';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { mostPieces } from '@/lib/desk/offer-by-hand';
import { getMessages } from '@/lib/i18n/request';

const kinds = ['piece', 'structure', 'composition'] as const;

/** Chooses the products of an offer, one or several, before their options can be said. */
export async function OfferPieces({ chosen }: { chosen: readonly Product[] }) {
  const { newOffer: t } = deskWords;
  const messages = await getMessages();
  const products = listProducts().map((product) => ({
    ...{ id: product.id, kind: product.kind },
    name: nameIn(messages, 'fr', product),
  }));
  return (
    <section className="grid gap-5">
      <h2 className="text-heading">{t.pieces}</h2>
      <p className="max-w-measure text-muted text-small">{t.piecesNote}</p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {Array.from({ length: mostPieces }, (_, at) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a field is its place
            key={at}
            label={deskText('newOffer.piece', { place: String(at + 1) })}
            name="wanted"
            defaultValue={chosen[at]?.id ?? ''}
          >
            <option value="">{t.noPiece}</option>
            {kinds.map((kind) => (
              <optgroup key={kind} label={t.kinds[kind]}>
                {products
                  .filter((product) => product.kind === kind)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        ))}
      </div>
      <Button
        type="submit"
        name="choose"
        value="1"
        formNoValidate
        variant="outline"
        className="justify-self-start"
      >
        {t.choose}
      </Button>
    </section>
  );
}
