import { getTranslations } from 'next-intl/server';
import { ChronosGallery } from '@/components/bed/chronos-gallery';
import { Elevation } from '@/components/drawing/elevation';
import { GodGlyph } from '@/components/drawing/god-glyph';
import type { PurchaseActions } from '@/components/piece/buy-panel';
import { Breadcrumb } from '@/components/seo/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { Eyebrow } from '@/components/ui/text';
import type { Piece } from '@/content/piece';
import { detailPath, storyPath } from '@/lib/catalogue';
import { godName, productWords, storyWords } from '@/lib/i18n/product-words';
import { words } from '@/lib/i18n/request';
import { Atelier } from './atelier';
import { Chapter } from './chapter';
import { StoryJsonLd } from './story-json-ld';

/** The story of a piece, as a short book: prelude, four chapters, and the atelier at the end. */
export async function StoryPage({ piece, actions }: { piece: Piece; actions: PurchaseActions }) {
  const t = await getTranslations('story');
  const nav = await getTranslations('nav');
  const messages = await words();
  const { name } = productWords(messages, piece);
  const story = storyWords(messages, piece);
  const details = (
    <ButtonLink href={detailPath(piece)} variant="hero" size="lg">
      {t(`details.${piece.category}`)}
    </ButtonLink>
  );
  return (
    <>
      <StoryJsonLd piece={piece} />
      <article>
        <div className="mx-auto flex max-w-page flex-wrap items-baseline justify-between gap-x-8 px-gutter pt-28">
          <Breadcrumb
            steps={[
              { name, path: detailPath(piece) },
              { name: story.title, path: storyPath(piece) },
            ]}
          />
          <Link href="/gallery" className="prose-link py-1 text-small">
            {nav('backToGallery')}
          </Link>
        </div>
        <header className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter pt-10 pb-section lg:grid-cols-[1.15fr_1fr]">
          <div className="grid content-center gap-7">
            <GodGlyph god={piece.god} className="size-14 text-gold" />
            <Eyebrow>
              {godName(messages, piece)} · {name}
            </Eyebrow>
            <h1 className="text-hero">{story.title}</h1>
          </div>
          <div className="bg-paper">
            <Elevation
              piece={piece}
              label={t('drawing', { name })}
              className="max-h-[70dvh] min-h-80 w-full p-[6%]"
            />
          </div>
        </header>
        <Chapter text={story.introduction} title={t('chapters.introduction')} />
        <Chapter numeral="I" text={story.loveStory} title={t('chapters.loveStory')} />
        <Chapter numeral="II" text={story.divineGift} title={t('chapters.divineGift')} />
        <Chapter
          numeral="III"
          text={story.modernConnection}
          title={t('chapters.modernConnection')}
        />
        {piece.id === 'chronos' && <ChronosGallery piece={piece} />}
        <Chapter numeral="IV" text={story.invitation} title={t('chapters.invitation')}>
          <div className="mt-10 flex flex-wrap gap-4">
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
