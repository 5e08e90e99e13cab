import { getTranslations } from 'next-intl/server';
import { PiecePicture } from '@/components/catalogue/piece/piece-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { Eyebrow } from '@/components/ui/text';
import { requirePiece } from '@/lib/catalogue/catalogue';
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
        size="text-title"
        title={t('title')}
        text={t('intro')}
        above={<Breadcrumb steps={[{ name: footer('categories'), path: '/categories' }]} />}
      />
      <ul className="mx-auto grid max-w-page gap-x-8 gap-y-16 px-gutter lg:grid-cols-3">
        {cards.map(({ category, face }) => (
          <li key={category} className="grid content-start gap-4 border-gold border-t pt-6">
            <PiecePicture
              piece={requirePiece(category, face)}
              sizes="(min-width: 64rem) 30vw, 92vw"
              isFirst={category === 'bed'}
              className="aspect-5/4 w-full object-cover"
            />
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
      <Section as="div" className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
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
