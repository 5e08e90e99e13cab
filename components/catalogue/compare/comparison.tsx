import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { FormAction } from '@/lib/action';
import { type Choice, wordOf } from '@/lib/catalogue/choice';
import { comparisonPath } from '@/lib/catalogue/compare/compare-list';
import { comparePieces } from '@/lib/catalogue/compare/comparison-words';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { ComparisonTable } from './comparison-table';

type Props = {
  choices: readonly Choice[];
  /** Whether only the rows that differ are shown. */
  isShort: boolean;
  add: FormAction;
};

/** What the table shows, the table, and the link that shows all of its rows or those that differ. */
export async function Comparison({ choices, isShort, add }: Props) {
  const t = await getTranslations('compare');
  const rows = comparePieces(choices, await getMessages(), await currentLocale());
  const shown = isShort ? rows.filter(({ differs }) => differs) : rows;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <p className="max-w-measure text-muted">{t('intro')}</p>
        {choices.length > 1 && (
          <p className="print:hidden">
            <Link
              href={comparisonPath(choices.map(wordOf), !isShort)}
              prefetch={false}
              className="prose-link py-1.5"
            >
              {isShort ? t('allRows') : t('onlyDifferences')}
            </Link>
          </p>
        )}
      </div>
      <ComparisonTable choices={choices} rows={shown} isShort={isShort} add={add} />
      {shown.length === 0 && <p>{t('same')}</p>}
    </>
  );
}
