import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Question } from '@/components/catalogue/which-god/question';
import { Verdict } from '@/components/catalogue/which-god/verdict';
import { MissingPage } from '@/components/site/missing-page';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { whichGodOf, whichGodPath } from '@/lib/catalogue/which-god';
import { pageMetadata } from '@/lib/search/page-metadata';
import { isWhichGodPath } from '@/lib/site/routes';

type Props = PageProps<'/[locale]/which-god/[answers]'>;

// There are 16 395 of these pages: each is rendered on request and not stored.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { answers } = await params;
  const path = whichGodPath(answers);
  const piece = whichGodOf(answers)?.piece;
  if (!piece) return pageMetadata({ path, words: 'whichGod' });
  const { godName, pieceWords } = await getCatalogueWords();
  const t = await getTranslations('whichGod.result');
  const god = godName(piece);
  const description = t('description', { god, name: pieceWords(piece).name });
  return pageMetadata({ path, title: t('title', { god }), description, piece });
}

export default async function AnswersPage({ params }: Props) {
  const { answers } = await params;
  // The server has given it the status 404.
  if (!isWhichGodPath(whichGodPath(answers))) return <MissingPage subject={undefined} />;
  const result = whichGodOf(answers);
  if (result) return <Verdict {...result} />;
  return (
    <div className="mx-auto grid min-h-[80svh] max-w-page content-center px-gutter pt-28 pb-section">
      <Question answers={answers} level="h1" />
    </div>
  );
}
