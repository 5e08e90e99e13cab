import { getTranslations } from 'next-intl/server';
import { LateViews } from '@/components/islands/late-views';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import type { Piece } from '@/content/piece';
import { productWords } from '@/lib/i18n/product-words';
import { getMessages } from '@/lib/i18n/request';
import type { PictureName } from '@/lib/pictures';

/** The six pictures, in the order of their words. */
const pictures: readonly PictureName[] = [
  'bed/chronos/hero',
  'bed/chronos/front',
  'bed/chronos/detail',
  'bed/chronos/scale',
  'bed/chronos/night',
  'bed/chronos/rings',
];

/** The six views of the Chronos bed. */
export async function ChronosGallery({ piece }: { piece: Piece }) {
  const t = await getTranslations('detail');
  const messages = await getMessages();
  const { name } = productWords(messages, piece);
  const views = messages.chronosGallery;
  const total = views.length;
  return (
    <Section>
      <div className="mb-12">
        <Heading title={t('gallery', { name })} />
      </div>
      <LateViews
        label={t('gallery', { name })}
        views={views.map(({ title, caption }) => ({ title, caption }))}
        words={{
          previous: t('galleryPrevious'),
          next: t('galleryNext'),
          zoom: t('galleryZoom'),
          zoomOut: t('galleryZoomOut'),
          counters: views.map((_, index) => t('galleryCounter', { index: index + 1, total })),
          goTo: views.map((view, index) =>
            t('galleryGoTo', { index: index + 1, title: view.title }),
          ),
        }}
      >
        {views.map((view, index) => (
          <Picture
            key={view.title}
            name={pictures[index] ?? 'bed/chronos/hero'}
            alt={view.alt}
            sizes="(min-width: 90rem) 80rem, 92vw"
            className="h-full w-full object-contain"
          />
        ))}
      </LateViews>
    </Section>
  );
}
