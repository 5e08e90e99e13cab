import { getTranslations } from 'next-intl/server';
import { PieceTransition } from '@/components/catalogue/piece/piece-transition';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { PicturesAhead, ScenePicture, ThemePicture } from '@/components/ui/theme-picture';
import { type GalleryCategory, galleryCategories, galleryItems } from '@/content/catalogue/gallery';
import { itemPath, listItems, pieceOf } from '@/lib/catalogue/gallery';
import { type PictureName, standingNightOf, viewOf } from '@/lib/catalogue/pictures';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { pageTitle } from '@/lib/search/page-metadata';
import { GalleryFilter } from './gallery-filter.client';
import { GalleryLightbox } from './gallery-lightbox.client';
import { GalleryTile, type TileWords } from './gallery-tile';
import { TileOffer } from './tile-offer';

/** The pictures of the views that show no piece: three rooms and the technology inside a bed. */
const scenes: Readonly<Record<string, PictureName>> = {
  1: 'rooms/hall',
  2: 'rooms/night',
  3: 'rooms/terrace',
  4: 'technology/section',
};

/** Of the first tiles, the stories are prefetched in view. */
const prefetchedTiles = 3;

const pieceSizes = '(min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';
const pictureLook =
  'h-full w-full object-cover transition-transform duration-1000 ease-calm group-hover:scale-[1.03]';

/** The gallery of nineteen views; `filter` is the category whose page this is. */
export async function GalleryPage({ filter }: { filter?: GalleryCategory }) {
  const t = await getTranslations('gallery');
  const locale = await currentLocale();
  const tiles: Readonly<Record<string, TileWords>> = (await getMessages()).gallery.items;
  const filters = ['all' as const, ...galleryCategories].map((id) => ({
    id,
    label: t(`filters.${id}`),
    path: localePath(locale, id === 'all' ? '/gallery' : `/gallery/${id}`),
    title: pageTitle(id === 'all' ? t('meta.title') : t(`filterMeta.${id}.title`)),
  }));
  const counts = Object.fromEntries(
    filters.map(({ id }) => [
      id,
      t('count', { count: listItems(id === 'all' ? undefined : id).length }),
    ]),
  );
  const [first] = listItems(filter);
  const ahead = first && pieceOf(first);
  return (
    <>
      {ahead && (
        <PicturesAhead
          day={viewOf(ahead, 'front')}
          night={standingNightOf(ahead)}
          sizes={pieceSizes}
          widest={960}
        />
      )}
      <PageHead
        title={filter ? t(`filters.${filter}`) : t('title')}
        text={t('intro')}
        above={
          <Breadcrumb
            steps={[
              { name: t('title'), path: '/gallery' },
              ...(filter ? [{ name: t(`filters.${filter}`), path: `/gallery/${filter}` }] : []),
            ]}
          />
        }
      />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <GalleryLightbox locale={locale}>
          <GalleryFilter
            label={t('filters.label')}
            filters={filters}
            initial={filter ?? 'all'}
            counts={counts}
          >
            {galleryItems.map((item, place) => {
              const piece = pieceOf(item);
              const tile = tiles[item.id];
              if (!tile) return null;
              return (
                <GalleryTile
                  key={item.id}
                  item={item}
                  words={tile}
                  path={itemPath(item)}
                  hover={t('hover')}
                  prefetch={place < prefetchedTiles ? 'inView' : true}
                  offer={piece && <TileOffer piece={piece} />}
                >
                  {piece ? (
                    <PieceTransition piece={piece}>
                      <ThemePicture
                        day={{ name: viewOf(piece, 'front'), alt: tile.alt }}
                        night={{ name: standingNightOf(piece), alt: tile.alt }}
                        sizes={pieceSizes}
                        widest={960}
                        isAhead={item === first}
                        className={pictureLook}
                      />
                    </PieceTransition>
                  ) : (
                    <ScenePicture
                      name={scenes[item.id] ?? 'rooms/hall'}
                      alt={tile.alt}
                      sizes="(min-width: 64rem) 62vw, 92vw"
                      isFirst={item === first}
                      className={pictureLook}
                    />
                  )}
                </GalleryTile>
              );
            })}
          </GalleryFilter>
        </GalleryLightbox>
        <ButtonLink href="/collections" variant="outline" size="lg" className="mt-20">
          {t('viewAll')}
        </ButtonLink>
      </div>
    </>
  );
}
