import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { Eyebrow } from '@/components/ui/text';
import { PicturesAhead, ThemePicture } from '@/components/ui/theme-picture';
import type { Category } from '@/content/catalogue/piece';
import { requirePiece } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { viewOf } from '@/lib/catalogue/pictures';
import { pageMetadata } from '@/lib/search/page-metadata';
import { anchors } from '@/lib/site/anchors';

const cards = [
  { category: 'bed', face: 'poseidon' },
  { category: 'chair', face: 'apollo' },
  { category: 'table', face: 'hestia-coffee-table' },
] as const;

export const generateMetadata = () =>
  pageMetadata({ path: '/categories', words: 'categoriesPage' });

export default async function CategoriesPage() {
  const t = await getTranslations('categoriesPage');
  const residence = await getTranslations('residencePage');
  const footer = await getTranslations('footer');
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('intro')}
        above={<Breadcrumb steps={[{ name: footer('categories'), path: '/categories' }]} />}
      />
      <ul className="mx-auto grid max-w-page gap-x-8 gap-y-16 px-gutter lg:grid-cols-3">
        {cards.map(({ category, face }) => (
          <li key={category} className="grid content-start gap-4 border-gold border-t pt-6">
            <Face category={category} face={face} />
            <Eyebrow>{t(`cards.${category}.count`)}</Eyebrow>
            <h2 className="text-heading">{t(`cards.${category}.title`)}</h2>
            <p className="text-muted">{t(`cards.${category}.description`)}</p>
            <ButtonLink
              href={`/#${anchors[category]}`}
              variant="outline"
              className="mt-2 justify-self-start"
            >
              {t('discover')}
            </ButtonLink>
            {category === 'bed' && (
              <ButtonLink href="/residence" variant="link" className="justify-self-start py-1">
                {residence('book')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <Section as="div" className="grid gap-4">
        <p>
          {t('more.text')}{' '}
          <Link href="/collections" className="prose-link">
            {t('more.link')}
          </Link>
        </p>
        <p>
          {t('contactText')}{' '}
          <Link href="/contact" className="prose-link">
            {t('contactLink')}
          </Link>
        </p>
        <p>
          <Link href="/" className="prose-link">
            {t('home')}
          </Link>
        </p>
      </Section>
    </>
  );
}

/** The piece that stands for a category: in its room by day, lit by night. */
async function Face({ category, face }: { category: Category; face: string }) {
  const view = await getTranslations('viewer.alts');
  const { pieceWords } = await getCatalogueWords();
  const piece = requirePiece(category, face);
  const { name } = pieceWords(piece);
  const [day, night] = [viewOf(piece, 'hero'), viewOf(piece, 'night')];
  const sizes = '(min-width: 64rem) 30vw, 92vw';
  const isAhead = category === 'bed';
  return (
    <>
      {isAhead && <PicturesAhead day={day} night={night} sizes={sizes} />}
      <ThemePicture
        day={{ name: day, alt: view('hero', { name }) }}
        night={{ name: night, alt: view('night', { name }) }}
        sizes={sizes}
        isAhead={isAhead}
        className="aspect-5/4 w-full object-cover"
      />
    </>
  );
}
