import { getTranslations } from 'next-intl/server';
import { Elevation } from '@/components/catalogue/drawing/elevation';
import { lightboxWords } from '@/components/catalogue/gallery/lightbox-words';
import { PieceModel } from '@/components/catalogue/model/piece-model';
import { PieceTransition } from '@/components/catalogue/piece/piece-transition';
import { EnlargeIcon } from '@/components/ui/enlarge-icon';
import { Picture } from '@/components/ui/picture';
import { PicturesAhead } from '@/components/ui/theme-picture';
import type { Piece } from '@/content/catalogue/piece';
import { editionLayer, layersOf } from '@/lib/catalogue/choice-pictures';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { nameOfView, viewOf, viewsOf } from '@/lib/catalogue/pictures';
import { listOffered, requireProduct } from '@/lib/catalogue/products';
import { ChosenLayers } from './chosen-layers';
import { Viewer } from './viewer.client';

const sizes = '(min-width: 112rem) 54rem, (min-width: 90rem) 46rem, (min-width: 64rem) 54vw, 100vw';

/** All views of a piece, including its measured drawing, and the button of its 3D model. */
export async function PieceViewer({ piece }: { piece: Piece }) {
  const t = await getTranslations('viewer');
  const { pieceWords } = await getCatalogueWords();
  const { name, materials } = pieceWords(piece);
  const pictures = viewsOf(piece).map((picture) => ({ picture, id: nameOfView(picture) }));
  const ids = [...pictures.map(({ id }) => id), 'drawing' as const];
  const views = ids.map((id, index) => ({
    id,
    title: t(`titles.${id}`),
    goTo: t('goTo', { title: t(`titles.${id}`) }),
    counter: t('lightbox.counter', { index: String(index + 1), total: String(ids.length) }),
  }));
  return (
    <>
      <PicturesAhead day={viewOf(piece, 'hero')} night={viewOf(piece, 'night')} sizes={sizes} />
      <Viewer
        label={t('label', { name })}
        views={views}
        words={{ enlarge: t('enlarge'), ...(await lightboxWords()) }}
        thumbnails={[
          ...pictures.map(({ picture, id }) => (
            <Picture
              key={id}
              name={picture}
              alt={t(`titles.${id}`)}
              sizes="8rem"
              className="h-full w-full object-cover"
            />
          )),
          <svg key="drawing" aria-hidden="true" className="h-full w-full bg-paper p-1 text-ink">
            <use href="#elevation" />
          </svg>,
        ]}
        after={<PieceModel product={requireProduct(piece.productId)} />}
        enlargeIcon={<EnlargeIcon />}
      >
        {pictures.map(({ picture, id }, index) => {
          const view = (
            <Picture
              name={picture}
              alt={t(`alts.${id}`, { name, material: materials[0] ?? '' })}
              sizes={sizes}
              isAhead={id === 'hero' || id === 'night'}
              hasBlur={index === 0}
              className={`h-full w-full ${id === 'front' ? 'studio object-contain' : 'object-cover'}`}
            />
          );
          return (
            <li key={id} data-view={id}>
              {index === 0 ? <PieceTransition piece={piece}>{view}</PieceTransition> : view}
              {id === 'hero' && <Layers piece={piece} />}
            </li>
          );
        })}
        <li>
          <div className="h-full bg-paper p-[4%]">
            <Elevation
              id="elevation"
              piece={piece}
              label={t('drawing', { name })}
              className="h-full w-full"
            />
          </div>
        </li>
      </Viewer>
    </>
  );
}

/** What options and editions change in the first view. */
function Layers({ piece }: { piece: Piece }) {
  const products = listOffered().filter((product) => product.piece === piece);
  const [whole] = products;
  if (!whole) return null;
  const options = whole.options.map(({ id }) => id);
  const layers = [...layersOf(viewOf(piece, 'hero'), options), ...products.flatMap(editionLayer)];
  return <ChosenLayers layers={layers} />;
}
