import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { Link } from '@/components/ui/link';
import { ScenePicture } from '@/components/ui/theme-picture';
import type { Suite } from '@/content/residence/suites';
import { requirePiece } from '@/lib/catalogue/catalogue';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { bookPath, suitePath } from '@/lib/residence/suite-path';
import { SuitePrice } from './suite-price';

/** Suites with their pictures, the way to each, and the way to its nights. */
export async function SuiteList({ suites, isFirst }: { suites: readonly Suite[]; isFirst?: true }) {
  return (
    <ul className={`grid gap-x-10 gap-y-16 sm:grid-cols-2 ${isFirst ? '' : 'lg:grid-cols-3'}`}>
      {suites.map((suite, index) => (
        <li key={suite.id}>
          <SuiteEntry suite={suite} isFirst={isFirst && index === 0} />
        </li>
      ))}
    </ul>
  );
}

async function SuiteEntry({ suite, isFirst }: { suite: Suite; isFirst?: boolean }) {
  const t = await getTranslations('residencePage');
  const card = await getTranslations('apartments');
  const about = await getTranslations('apartmentDescriptions');
  const { pieceWords } = await getCatalogueWords();
  const name = about(`${suite.id}.name`);
  const facts = [
    card('capacity', { guests: suite.guests }),
    card('size', { area: suite.areaSqm }),
    pieceWords(requirePiece('bed', suite.bed)).name,
  ];
  return (
    <article className="flex h-full flex-col gap-4">
      <Link href={suitePath(suite)} tabIndex={-1} aria-hidden="true" className="overflow-hidden">
        <ScenePicture
          name={`suites/${suite.id}`}
          alt={name}
          sizes="(min-width: 40rem) 45vw, 100vw"
          isFirst={isFirst}
          className="aspect-3/2 w-full object-cover"
        />
      </Link>
      <h3 className="pt-2 text-heading">
        <Link href={suitePath(suite)} className="hover:text-gold-text">
          {name}
        </Link>
      </h3>
      <p className="text-muted text-small">{facts.join(' · ')}</p>
      <SuitePrice suite={suite} />
      <div className="mt-auto grid flex-wrap gap-4 pt-2 lg:flex">
        <ButtonLink href={bookPath(suite)} prefetch={false}>
          {t('book')}
          <span className="sr-only">, {name}</span>
        </ButtonLink>
        <ButtonLink href={suitePath(suite)} variant="outline">
          {t('see')}
          <span className="sr-only">, {name}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
