import { getTranslations } from 'next-intl/server';
import { RoomPicture } from '@/components/catalogue/collections/room';
import { ButtonLink } from '@/components/ui/button-link';
import type { notFoundSubject } from '@/lib/site/routes';

/** What an address without a page shows. @param subject of what was probably looked for */
export async function MissingPage({ subject }: { subject?: ReturnType<typeof notFoundSubject> }) {
  const t = await getTranslations('notFound');
  const text = subject === 'story' ? t('storyText') : t('pieceText');
  return (
    <div className="mx-auto grid min-h-[80dvh] max-w-page items-center gap-x-16 gap-y-14 px-gutter pt-28 pb-section lg:grid-cols-2">
      <div className="grid justify-items-start gap-8">
        <p className="font-display text-hero text-gold leading-none">404</p>
        <h1 className="max-w-book text-title">{subject ? t(subject) : t('title')}</h1>
        <p className="max-w-measure text-muted">{subject ? text : t('description')}</p>
        <div className="flex flex-wrap gap-4 max-sm:grid">
          <ButtonLink href="/" variant="default" size="lg">
            {t('home')}
          </ButtonLink>
          <ButtonLink href="/gallery" variant="outline" size="lg">
            {t('gallery')}
          </ButtonLink>
        </div>
      </div>
      <RoomPicture
        id={3}
        sizes="(min-width: 64rem) 45vw, 92vw"
        className="aspect-3/2 w-full object-cover object-[62%_50%] lg:aspect-4/5 lg:max-h-[72dvh]"
      />
    </div>
  );
}
