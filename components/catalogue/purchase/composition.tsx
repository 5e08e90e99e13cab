import { getTranslations } from 'next-intl/server';
import type { Piece } from '@/content/catalogue/piece';
import { getCatalogueWords } from '@/lib/catalogue/page-words';

/** A row of the specifications: what each part is made of. */
export async function Composition({ piece }: { piece: Piece }) {
  const t = await getTranslations('materials');
  const { compositionWords } = await getCatalogueWords();
  const components = compositionWords(piece);
  return (
    <div className="grid gap-x-8 gap-y-1 border-line border-b py-4 sm:grid-cols-[10rem_1fr]">
      <dt className="text-label text-muted uppercase sm:pt-1.5">{t('title')}</dt>
      <dd>
        <ul>
          {components.map(({ part, material }) => (
            <li key={part} className="first-letter:uppercase">
              {t('entry', { part, material })}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}
