import { getTranslations } from 'next-intl/server';
import { GodGlyph } from '@/components/catalogue/drawing/god-glyph';
import { ChronosGallery } from '@/components/catalogue/piece/chronos-gallery';
import { PieceTransition } from '@/components/catalogue/piece/piece-transition';
import type { PurchaseActions } from '@/components/catalogue/purchase/buy-panel';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Eyebrow } from '@/components/ui/text';
import { PicturesAhead, ThemePicture } from '@/components/ui/theme-picture';
import type { Piece } from '@/content/catalogue/piece';
import { detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { isTall, viewOf } from '@/lib/catalogue/pictures';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { Atelier } from './atelier';
import { BackToGallery } from './back-to-gallery.client';
import { Chapter } from './chapter';
import { Plate } from './plate';
import { StoryJsonLd } from './story-json-ld';

const heroSizes = '(min-width: 64rem) 66vw, 100vw';

/**
 * The story of a piece, as a short book: prelude, four chapters, and the atelier at the end. In the dark theme it stays in
 * the night until its last picture, which is the day.
 */
export async function StoryPage({ piece, actions }: { piece: Piece; actions: PurchaseActions }) {
  const t = await getTranslations('story');
  const nav = await getTranslations('nav');
  const view = await getTranslations('viewer.alts');
  const plate = await getTranslations('viewer.plates');
  const { pieceWords, storyWords, godName } = await getCatalogueWords();
  const locale = await currentLocale();
  const { name, materials } = pieceWords(piece);
  const alt = { name, material: materials[0] ?? '' };
  const story = storyWords(piece);
  const details = (
    <ButtonLink href={detailPath(piece)} prefetch="inView" variant="hero" size="lg">
      {t(`details.${piece.category}`)}
    </ButtonLink>
  );
  return (
    <>
      <StoryJsonLd piece={piece} />
      <div aria-hidden="true" className="reading" />
      <article>
        <div className="mx-auto flex max-w-page flex-wrap items-baseline justify-between gap-x-8 px-gutter pt-28">
          <Breadcrumb
            steps={[
              { name, path: detailPath(piece) },
              { name: story.title, path: storyPath(piece) },
            ]}
          />
          <BackToGallery path={localePath(locale, '/gallery')}>
            {nav('backToGallery')}
          </BackToGallery>
        </div>
        <header className="story-head">
          <div className="story-picture">
            <PicturesAhead
              day={viewOf(piece, 'hero')}
              night={viewOf(piece, 'night')}
              sizes={heroSizes}
            />
            <PieceTransition piece={piece}>
              <span className="block h-full">
                <ThemePicture
                  day={{ name: viewOf(piece, 'hero'), alt: view('hero', alt) }}
                  night={{ name: viewOf(piece, 'night'), alt: view('night', alt) }}
                  sizes={heroSizes}
                  isAhead
                  className="h-full w-full object-cover object-[80%_50%]"
                />
              </span>
            </PieceTransition>
          </div>
          <div className="story-title">
            <GodGlyph god={piece.god} className="size-12 text-gold" />
            <Eyebrow>
              {godName(piece)} · {name}
            </Eyebrow>
            <h1 className="text-hero">{story.title}</h1>
          </div>
        </header>
        <Chapter text={story.introduction} title={t('chapters.introduction')} />
        <Plate name={`plates/${piece.collection}`} alt={plate(piece.collection)} place="start" />
        <Chapter numeral="I" text={story.loveStory} title={t('chapters.loveStory')} />
        <Plate name={viewOf(piece, 'detail')} alt={view('detail', alt)} place="end" />
        <Chapter numeral="II" text={story.divineGift} title={t('chapters.divineGift')} />
        <Plate
          name={viewOf(piece, 'night')}
          alt={view('night', alt)}
          theme="by-day"
          place={isTall(piece) ? 'tall' : 'full'}
        />
        <Plate
          name={viewOf(piece, 'scale-night')}
          alt={view('night', alt)}
          theme="by-night"
          place="start"
        />
        <Chapter
          numeral="III"
          text={story.modernConnection}
          title={t('chapters.modernConnection')}
        />
        {piece.id === 'chronos' && <ChronosGallery piece={piece} />}
        <Plate
          name={viewOf(piece, 'scale')}
          alt={view('scale', alt)}
          night={{ name: viewOf(piece, 'hero'), alt: view('hero', alt) }}
          place="start"
        />
        <Chapter numeral="IV" text={story.invitation} title={t('chapters.invitation')}>
          <div className="mt-10 flex flex-wrap gap-4 max-sm:grid">
            {details}
            <ButtonLink href="/gallery" variant="outline" size="lg">
              {t('buy')}
            </ButtonLink>
          </div>
        </Chapter>
      </article>
      <Atelier piece={piece} actions={actions} />
    </>
  );
}
