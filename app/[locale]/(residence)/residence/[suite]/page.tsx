import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SuitePage } from '@/components/residence/suite/suite-page';
import { suites } from '@/content/residence/suites';
import { requirePiece } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { nameInSentence } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { formatDollars } from '@/lib/residence/night-price';
import { findSuite } from '@/lib/residence/stay';
import { suitePath } from '@/lib/residence/suite-path';
import { pageMetadata } from '@/lib/search/page-metadata';

type Props = PageProps<'/[locale]/residence/[suite]'>;

export const dynamicParams = false;
export const generateStaticParams = () => suites.map(({ slug: suite }) => ({ suite }));

const suiteOf = async ({ params }: Props) => findSuite((await params).suite) ?? notFound();

export async function generateMetadata(props: Props) {
  const suite = await suiteOf(props);
  const t = await getTranslations('residencePage');
  const about = await getTranslations('apartmentDescriptions');
  const { pieceWords } = await getCatalogueWords();
  const name = about(`${suite.id}.name`);
  const locale = await currentLocale();
  const description = t('suiteDescription', {
    name,
    area: suite.areaSqm,
    guests: suite.guests,
    bed: nameInSentence(pieceWords(requirePiece('bed', suite.bed)).name, locale),
    price: formatDollars(suite.pricePerNightUsd * 100, locale),
  });
  return pageMetadata({ path: suitePath(suite), title: name, description });
}

export default async function Page(props: Props) {
  return <SuitePage suite={await suiteOf(props)} />;
}
