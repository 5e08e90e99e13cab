import { getTranslations } from 'next-intl/server';
import { Elevation } from '@/components/drawing/elevation';
import { Views } from '@/components/islands/views';
import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import type { Piece } from '@/content/piece';
import { productWords } from '@/lib/i18n/product-words';
import { words } from '@/lib/i18n/request';

/** How each of the six views frames the drawing. */
const frames = [
  'scale-100',
  'scale-125',
  'scale-[2.6] -translate-y-[10%]',
  'scale-75 translate-y-[8%]',
  'scale-110 bg-ink text-ground',
  'scale-[3.2] translate-x-[55%] -translate-y-[20%]',
];

/** The six views of the Chronos bed. */
export async function ChronosGallery({ piece }: { piece: Piece }) {
  const t = await getTranslations('detail');
  const messages = await words();
  const { name } = productWords(messages, piece);
  const views = messages.chronosGallery;
  const total = views.length;
  return (
    <Section>
      <div className="mb-12">
        <Heading title={t('gallery', { name })} />
      </div>
      <Views
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
          <div key={view.title} className={`h-full ${frames[index]}`}>
            <Elevation piece={piece} label={view.alt} className="h-full w-full" />
          </div>
        ))}
      </Views>
    </Section>
  );
}
