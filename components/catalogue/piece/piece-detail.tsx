import { getTranslations } from 'next-intl/server';
import { GodGlyph } from '@/components/catalogue/drawing/god-glyph';
import { BuyPanel, type PurchaseActions } from '@/components/catalogue/purchase/buy-panel';
import { Plate } from '@/components/catalogue/story/plate';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { Eyebrow, Heading } from '@/components/ui/text';
import { ScenePicture } from '@/components/ui/theme-picture';
import type { Piece } from '@/content/catalogue/piece';
import { detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { isTall, viewOf } from '@/lib/catalogue/pictures';
import { currentLocale } from '@/lib/i18n/request';
import { receptionFactsIn } from '@/lib/residence/residence-facts';
import { anchors } from '@/lib/site/anchors';
import { ChronosGallery } from './chronos-gallery';
import { EditionTable } from './edition-table';
import { Myth } from './myth';
import { PieceSheet } from './piece-sheet';
import { PieceViewer } from './piece-viewer';
import { ProductJsonLd } from './product-json-ld';
import { SafetyBlock } from './safety-block';
import { Specifications } from './specifications';

/** How many features are listed beside the price. */
const mainFeatures = 4;

/** The page that sells a piece, the same for all five categories. */
export async function PieceDetail({ piece, actions }: { piece: Piece; actions: PurchaseActions }) {
  const t = await getTranslations('detail');
  const nav = await getTranslations('nav');
  const collections = await getTranslations('collections.names');
  const { pieceWords } = await getCatalogueWords();
  const view = await getTranslations('viewer.alts');
  const { name, tagline, description, features, care, materials } = pieceWords(piece);
  const alt = { name, material: materials[0] ?? '' };
  // The page of Chronos is the heaviest, and has the same picture in its gallery, by day in both themes.
  const Detail = piece.id === 'chronos' ? Picture : ScenePicture;
  return (
    <>
      <ProductJsonLd piece={piece} />
      <div className="mx-auto max-w-page px-gutter pt-28">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8">
          <Breadcrumb
            steps={[
              { name: nav('collections'), path: '/collections' },
              { name, path: detailPath(piece) },
            ]}
          />
          <Link
            href={`/collections#${anchors[piece.category]}`}
            className="prose-link py-1 text-small"
          >
            {nav('back')}
          </Link>
        </div>
      </div>
      <Section
        as="div"
        className="grid gap-x-14 gap-y-8 pt-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]"
      >
        <div className="max-lg:-mx-gutter lg:sticky lg:top-24 lg:self-start max-lg:[&_.thumbnails]:hidden">
          <PieceViewer piece={piece} />
        </div>
        <div className="grid content-start gap-6 lg:gap-8">
          <header className="grid gap-4">
            <Eyebrow>
              {`${collections(piece.collection)} · ${t(`badges.${piece.category}`)}`}
            </Eyebrow>
            <h1 className="text-title">{name}</h1>
            <p className="font-display text-lead text-muted">{tagline}</p>
          </header>
          <BuyPanel piece={piece} actions={actions} />
          <section aria-label={t('mainFeatures')}>
            <h2 className="text-label uppercase">{t('mainFeatures')}</h2>
            <Features items={features.slice(0, mainFeatures)} />
          </section>
        </div>
      </Section>
      <Section
        as="div"
        className="grid items-center gap-x-16 gap-y-12 border-line border-t lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
      >
        <p className="max-w-book font-display text-lead">{description}</p>
        <Detail
          name={viewOf(piece, 'detail')}
          alt={view('detail', alt)}
          sizes="(min-width: 90rem) 44rem, (min-width: 64rem) 50vw, 100vw"
          hasBlur={false}
          className="rise w-full"
        />
      </Section>
      <Myth piece={piece} />
      {/* What stands beside a picture that is narrower than the page is the ground of the myth above it. */}
      <div className={isTall(piece) ? 'deep' : undefined}>
        <Plate
          name={viewOf(piece, 'night')}
          alt={view('night', alt)}
          night={{ name: viewOf(piece, 'hero'), alt: view('hero', alt) }}
          place={isTall(piece) ? 'tall' : 'full'}
        />
      </div>
      {piece.id === 'chronos' && <ChronosGallery piece={piece} />}
      <Section>
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <div>
            <Heading title={t('allFeatures')} />
            <Features items={features} />
          </div>
          <div>
            <Heading title={t('care')} />
            <Features items={care} />
          </div>
        </div>
      </Section>
      <Section className="border-line border-t">
        <div className="mb-14">
          <Heading title={t('specifications')} />
        </div>
        <Specifications piece={piece} />
        <SafetyBlock piece={piece} />
      </Section>
      <EditionTable piece={piece} />
      <PieceSheet piece={piece} />
      <Section
        data-quiet
        className="grid justify-items-center gap-7 border-line border-t text-center"
      >
        <GodGlyph god={piece.god} className="size-16 text-gold" />
        <h2 className="text-title">{t(`closing.${piece.category}.title`)}</h2>
        <p className="max-w-measure text-balance text-muted">
          {t(`closing.${piece.category}.text`, receptionFactsIn(await currentLocale()))}
        </p>
        <div className="flex flex-wrap justify-center gap-4 max-sm:grid">
          <ButtonLink href={storyPath(piece)} variant="outline" size="lg">
            {t('readStory')}
          </ButtonLink>
          <ButtonLink href="/contact" variant="hero" size="lg">
            {t('contact')}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-5 border-line border-t">
      {items.map((item) => (
        <li key={item} className="border-line border-b py-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
