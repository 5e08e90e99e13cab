import { getTranslations } from 'next-intl/server';
import { GalleryFilter } from '@/components/islands/gallery-filter';
import { Lightbox } from '@/components/islands/lightbox';
import { Breadcrumb } from '@/components/seo/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { PageHead } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import { Shared } from '@/components/ui/shared';
import { type GalleryCategory, galleryCategories, galleryItems } from '@/content/gallery';
import { itemPath, listItems, pieceOf } from '@/lib/gallery';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { type PictureName, viewOf } from '@/lib/pictures';
import { GalleryTile, type TileWords } from './gallery-tile';

/** The pictures of the views that are no pieces: three rooms and what works inside a bed. */
const scenes: Readonly<Record<string, PictureName>> = {
  1: 'rooms/hall',
  2: 'rooms/night',
  3: 'rooms/terrace',
  4: 'technology/section',
};

const pictureLook =
  'h-full w-full object-cover transition-transform duration-1000 ease-calm group-hover:scale-[1.03]';

/** The wall of nineteen views; `filter` is the category whose page this is. */
export async function GalleryPage({ filter }: { filter?: GalleryCategory }) {
  const t = await getTranslations('gallery');
  const locale = await currentLocale();
  const tiles: Readonly<Record<string, TileWords>> = (await getMessages()).gallery.items;
  const filters = ['all' as const, ...galleryCategories].map((id) => ({
    id,
    label: t(`filters.${id}`),
    path: localePath(locale, id === 'all' ? '/gallery' : `/gallery/${id}`),
  }));
  const counts = Object.fromEntries(
    filters.map(({ id }) => [
      id,
      t('count', { count: listItems(id === 'all' ? undefined : id).length }),
    ]),
  );
  const views = galleryItems.filter((item) => !itemPath(item));
  const slides = views.map((item) => ({
    id: String(item.id),
    title: tiles[item.id]?.title ?? '',
    caption: tiles[item.id]?.caption ?? '',
    view: (
      <Picture
        name={scenes[item.id] ?? 'rooms/hall'}
        alt={tiles[item.id]?.alt ?? ''}
        sizes="100vw"
        className="max-h-full min-h-0 w-auto max-w-full object-contain"
      />
    ),
  }));
  return (
    <>
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
        <Lightbox
          slides={slides}
          words={{
            label: t('lightbox.label'),
            close: t('lightbox.close'),
            previous: t('lightbox.previous'),
            next: t('lightbox.next'),
            counters: slides.map((_, index) =>
              t('lightbox.counter', { index: index + 1, total: slides.length }),
            ),
          }}
        >
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
                >
                  {piece ? (
                    <Shared piece={piece}>
                      <Picture
                        name={viewOf(piece, 'front')}
                        alt={tile.alt}
                        sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw"
                        widest={960}
                        isFirst={place === 0}
                        className={`studio ${pictureLook}`}
                      />
                    </Shared>
                  ) : (
                    <Picture
                      name={scenes[item.id] ?? 'rooms/hall'}
                      alt={tile.alt}
                      sizes="(min-width: 64rem) 45vw, 92vw"
                      isFirst={place === 0}
                      className={pictureLook}
                    />
                  )}
                </GalleryTile>
              );
            })}
          </GalleryFilter>
        </Lightbox>
        <ButtonLink href="/collections" variant="outline" size="lg" className="mt-20">
          {t('viewAll')}
        </ButtonLink>
      </div>
    </>
  );
}
