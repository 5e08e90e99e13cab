import { getTranslations } from 'next-intl/server';
import { GodGlyph } from '@/components/catalogue/drawing/god-glyph';
import { PieceCard } from '@/components/catalogue/piece/piece-card';
import { PiecePicture } from '@/components/catalogue/piece/piece-picture';
import { startingPrice } from '@/components/catalogue/piece/starting-price';
import { SharePiece } from '@/components/catalogue/purchase/share-piece';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { Eyebrow } from '@/components/ui/text';
import { detailPath, storyPath } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import type { WhichGodResult } from '@/lib/catalogue/which-god';
import { getMessages } from '@/lib/i18n/request';

/** The god that seven answers lead to, its piece with the reasons, and two others. */
export async function Verdict({ piece, others, reasons }: WhichGodResult) {
  const t = await getTranslations('whichGod');
  const detail = await getTranslations('detail');
  const { questions } = (await getMessages()).whichGod;
  const { pieceWords, godName } = await getCatalogueWords();
  const { name, tagline } = pieceWords(piece);
  const god = godName(piece);
  return (
    <>
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter pt-28 pb-section lg:grid-cols-2">
        <PiecePicture
          piece={piece}
          sizes="(min-width: 64rem) 45vw, 100vw"
          isFirst
          className="aspect-square w-full object-cover lg:aspect-4/5"
        />
        <div className="grid content-start justify-items-start gap-6">
          <GodGlyph god={piece.god} className="size-16 text-gold sm:size-20" />
          <Eyebrow>{t('result.eyebrow')}</Eyebrow>
          <h1 className="text-hero">{god}</h1>
          <div>
            <p className="text-heading font-display">{name}</p>
            <p className="font-display text-lead text-muted">{tagline}</p>
            <p className="mt-3 lining-nums tabular-nums">{await startingPrice(piece)}</p>
          </div>
          <section aria-labelledby="reasons" className="w-full">
            <h2 id="reasons" className="text-label uppercase">
              {t('result.reasons')}
            </h2>
            <ul className="mt-5 border-line border-t">
              {reasons.map(({ question, answer }) => (
                <li key={question} className="border-line border-b py-3">
                  {questions[question]?.reasons[answer]}
                </li>
              ))}
            </ul>
          </section>
          <div className="flex flex-wrap gap-4 print:hidden max-sm:grid">
            <ButtonLink href={detailPath(piece)} variant="hero-solid" size="lg">
              {t('result.see')}
            </ButtonLink>
            <ButtonLink href={storyPath(piece)} variant="hero" size="lg">
              {detail('readStory')}
            </ButtonLink>
          </div>
          <div className="flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
            <SharePiece piece={piece} name={t('result.title', { god })} />
            <ButtonLink href="/which-god" variant="link" className="py-2">
              {t('restart')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Section className="border-line border-t">
        <h2 className="max-w-book text-title">{t('result.others')}</h2>
        <div className="mt-12 grid gap-x-10 gap-y-14 sm:grid-cols-2">
          {others.map((other) => (
            <PieceCard
              key={other.productId}
              piece={other}
              sizes="(min-width: 90rem) 40rem, (min-width: 40rem) 45vw, 92vw"
              prefetch
            />
          ))}
        </div>
      </Section>
    </>
  );
}
