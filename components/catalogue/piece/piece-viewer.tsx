import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Elevation } from '@/components/catalogue/drawing/elevation';
import { placeMark } from '@/components/catalogue/gallery/viewer-bar';
import { PieceModel } from '@/components/catalogue/model/piece-model';
import { PieceTransition } from '@/components/catalogue/piece/piece-transition';
import { Picture } from '@/components/ui/picture';
import { PicturesAhead, ScenePicture } from '@/components/ui/theme-picture';
import type { Piece } from '@/content/catalogue/piece';
import { editionLayer, type Layer, layersOf } from '@/lib/catalogue/choice-pictures';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { nameOfView, viewOf, viewsOf } from '@/lib/catalogue/pictures';
import { listOffered, requireProduct } from '@/lib/catalogue/products';
import { currentLocale } from '@/lib/i18n/request';
import { ChosenLayers } from './chosen-layers';
import { EnlargeIcon } from './enlarge-icon';
import { Viewer } from './viewer.client';

const sizes = '(min-width: 112rem) 54rem, (min-width: 90rem) 46rem, (min-width: 64rem) 54vw, 100vw';

/** All views of a piece, including its measured drawing, and the button of its 3D model. */
export async function PieceViewer({ piece }: { piece: Piece }) {
  const t = await getTranslations('viewer');
  const lightbox = await getTranslations('lightbox');
  const { pieceWords } = await getCatalogueWords();
  const { name, materials } = pieceWords(piece);
  const pictures = viewsOf(piece).map((picture) => ({ picture, id: nameOfView(picture) }));
  const editions = listOffered().filter((product) => product.piece === piece);
  const ownPictures = editions.flatMap(editionLayer);
  const ids = [...pictures.map(({ id }) => id), 'drawing' as const];
  const views = ids.map((id) => ({
    id,
    title: t(`titles.${id}`),
    goTo: t('goTo', { title: t(`titles.${id}`) }),
  }));
  return (
    <>
      <PicturesAhead day={viewOf(piece, 'hero')} night={viewOf(piece, 'night')} sizes={sizes} />
      <Viewer
        locale={await currentLocale()}
        label={t('label', { name })}
        views={views}
        words={{
          enlarge: t('enlarge'),
          previous: lightbox('previous'),
          next: lightbox('next'),
          counter: lightbox('counter', { index: placeMark, total: String(ids.length) }),
          ...(ownPictures.length > 0 && { unseen: `${t('unseen')} · ` }),
        }}
        thumbnails={[
          ...pictures.map(({ picture, id }) => {
            const Shown = id === 'front' ? ScenePicture : Picture;
            return (
              <Fragment key={id}>
                <Shown
                  name={picture}
                  alt={t(`titles.${id}`)}
                  sizes="8rem"
                  widest={480}
                  className="h-full w-full object-cover"
                />
                {id === 'hero' && <ChosenLayers layers={ownPictures} />}
              </Fragment>
            );
          }),
          <svg key="drawing" aria-hidden="true" className="h-full w-full bg-paper p-1 text-ink">
            <use href="#elevation" />
          </svg>,
        ]}
        after={<PieceModel product={requireProduct(piece.productId)} />}
        enlargeIcon={<EnlargeIcon />}
      >
        {pictures.map(({ picture, id }, index) => {
          const isPlain = id === 'front';
          const Shown = isPlain ? ScenePicture : Picture;
          const view = (
            <Shown
              name={picture}
              alt={t(`alts.${id}`, { name, material: materials[0] ?? '' })}
              sizes={sizes}
              isAhead={id === 'hero' || id === 'night'}
              hasBlur={index === 0}
              className={`h-full w-full ${isPlain ? 'object-contain' : 'object-cover'}`}
            />
          );
          return (
            <li key={id} data-view={id}>
              {index === 0 ? <PieceTransition piece={piece}>{view}</PieceTransition> : view}
              {id === 'hero' && <ChosenLayers layers={[...optionLayers(piece), ...ownPictures]} />}
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

/** What options change in the first view. */
function optionLayers(piece: Piece): Layer[] {
  const options = requireProduct(piece.productId).options.map(({ id }) => id);
  return layersOf(viewOf(piece, 'hero'), options);
}
