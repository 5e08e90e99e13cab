import { getTranslations } from 'next-intl/server';
import { GodGlyph } from '@/components/catalogue/drawing/god-glyph';
import { ButtonLink } from '@/components/ui/button-link';
import { Section } from '@/components/ui/section';
import { Eyebrow } from '@/components/ui/text';
import type { Piece } from '@/content/catalogue/piece';
import { storyPath } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';

/** The god of a piece: a short story, powers, domain, and a link to the full story. */
export async function Myth({ piece }: { piece: Piece }) {
  const t = await getTranslations('detail');
  const { pieceWords, godName } = await getCatalogueWords();
  const { myth } = pieceWords(piece);
  return (
    <div data-quiet className="deep">
      <Section className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.6fr]">
        <div className="grid content-start gap-6">
          <GodGlyph god={piece.god} className="size-20 text-gold" />
          <p className="font-display text-heading">{godName(piece)}</p>
          <dl className="grid gap-5 text-small">
            <div>
              <dt className="text-label text-gold-text uppercase">{t('domain')}</dt>
              <dd>{myth.domain}</dd>
            </div>
            <div>
              <dt className="text-label text-gold-text uppercase">{t('powers')}</dt>
              {myth.powers.map((power) => (
                <dd key={power}>{power}</dd>
              ))}
            </div>
          </dl>
        </div>
        <div className="grid content-start gap-7">
          <Eyebrow>{t('storyHeading')}</Eyebrow>
          <h2 className="text-title">{myth.title}</h2>
          <p className="max-w-measure font-display text-lead">{myth.content}</p>
          <ButtonLink href={storyPath(piece)} variant="link" className="justify-self-start py-2">
            {t('readStory')}
          </ButtonLink>
        </div>
      </Section>
    </div>
  );
}
