import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AllPieces } from '@/components/catalogue/finder/all-pieces';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Link } from '@/components/ui/link';
import { PageHead } from '@/components/ui/page-head';
import { galleryCategories } from '@/content/catalogue/gallery';
import { categories } from '@/content/catalogue/piece';
import { suites } from '@/content/residence/suites';
import { detailPath, listPieces, storyPath } from '@/lib/catalogue/catalogue';
import { piecesPerPage } from '@/lib/catalogue/finder/shown-pieces';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { getMessages } from '@/lib/i18n/request';
import { suitePath } from '@/lib/residence/suite-path';
import { pageMetadata } from '@/lib/search/page-metadata';
import { sitemapCounters } from '@/lib/search/sitemap';
import { pages } from '@/lib/site/pages';
import { namedPages } from '@/lib/site/routes';

export const generateMetadata = () => pageMetadata({ path: '/sitemap', words: 'sitemapPage' });

export default async function SitemapPage() {
  const messages = await getMessages();
  const t = await getTranslations('sitemapPage');
  const filters = await getTranslations('gallery.filters');
  const { pieceWords } = await getCatalogueWords();
  const counters = Object.entries(sitemapCounters());
  const labels: Readonly<Record<string, string>> = messages.sitemapPage.counters;
  const entries = (group: 'main' | 'legal') =>
    namedPages
      .filter((page) => page.group === group)
      .map(({ path, name }) => (
        <Entry key={path} path={path}>
          {name(messages)}
        </Entry>
      ));
  return (
    <>
      <PageHead
        title={t('title')}
        text={t('intro')}
        above={<Breadcrumb steps={[{ name: t('title'), path: '/sitemap' }]} />}
      />
      <div className="mx-auto max-w-page px-gutter pb-section">
        <dl className="grid grid-cols-2 border-line border-y lg:grid-cols-4">
          {counters.map(([key, count]) => (
            <div key={key} className="flex flex-col-reverse justify-end py-7">
              <dt className="text-muted text-small">{labels[key]}</dt>
              <dd className="font-display text-gold-text text-title">{count}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-14 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          <Group title={t('groups.main')}>{entries('main')}</Group>
          <Group title={t('groups.gallery')}>
            <Entry path="/gallery">{pages['/gallery'].name(messages)}</Entry>
            {galleryCategories.map((filter) => (
              <Entry key={filter} path={`/gallery/${filter}`}>
                {filters(filter)}
              </Entry>
            ))}
          </Group>
          <Group title={messages.residencePage.title}>
            {suites.map((suite) => (
              <Entry key={suite.id} path={suitePath(suite)}>
                {messages.apartmentDescriptions[suite.id].name}
              </Entry>
            ))}
          </Group>
          {categories.map((category) => {
            const shown = listPieces(category).slice(0, piecesPerPage);
            return (
              <Group key={category} title={t(`groups.${category}`)}>
                {shown.flatMap((piece) => {
                  const { name } = pieceWords(piece);
                  return [
                    <Entry key={`${piece.id}-piece`} path={detailPath(piece)}>
                      {t('piece', { name })}
                    </Entry>,
                    <Entry key={`${piece.id}-story`} path={storyPath(piece)}>
                      {t('story', { name })}
                    </Entry>,
                  ];
                })}
                {listPieces(category).length > piecesPerPage && (
                  <li>
                    <AllPieces category={category} />
                  </li>
                )}
              </Group>
            );
          })}
          <Group title={t('groups.legal')}>{entries('legal')}</Group>
          <Group title={t('machines')}>
            <li>
              <a href="/sitemap.xml" className="prose-link inline-block py-1">
                sitemap.xml
              </a>
            </li>
            <li>
              <a href="/robots.txt" className="prose-link inline-block py-1">
                robots.txt
              </a>
            </li>
            <li>
              <a href="/llms.txt" className="prose-link inline-block py-1">
                llms.txt
              </a>
            </li>
          </Group>
        </div>
      </div>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-5">
      <h2 className="mb-4 text-heading">{title}</h2>
      <ul className="grid gap-0.5">{children}</ul>
    </section>
  );
}

function Entry({ path, children }: { path: string; children: ReactNode }) {
  return (
    <li>
      <Link href={path} className="inline-block min-w-6 py-1 hover:text-gold-text">
        {children}
      </Link>
    </li>
  );
}
