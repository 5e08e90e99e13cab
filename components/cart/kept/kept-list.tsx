import Form from 'next/form';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/button';
import type { Category } from '@/content/catalogue/piece';
import { comparePath } from '@/lib/catalogue/compare/compare-list';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';
import { type Entry, type EntryActions, KeptEntry } from './kept-entry';

type Props = {
  /** Absent for what is no longer made. */
  category?: Category;
  entries: readonly Entry[];
  actions: EntryActions;
};

/** What is kept of one category, and the form that compares what is ticked of it. */
export async function KeptList({ category, entries, actions }: Props) {
  const t = await getTranslations('kept');
  const sections = await getTranslations('collections.sections');
  const locale = await currentLocale();
  const compareForm = category && entries.length > 1 ? `compare-${category}` : undefined;
  return (
    <section>
      <h2 className="pb-6 text-title">
        {category ? sections(`${category}.anchorLabel`) : t('noLongerMade')}
      </h2>
      <ul>
        {entries.map((entry) => (
          <KeptEntry
            key={`${entry.kept.id} ${entry.kept.name}`}
            {...entry}
            actions={actions}
            compareForm={compareForm}
          />
        ))}
      </ul>
      {compareForm && (
        <Form
          id={compareForm}
          action={localePath(locale, comparePath)}
          prefetch={false}
          className="border-line border-t pt-8 print:hidden"
        >
          <Button type="submit" variant="outline">
            {t('compare')}
          </Button>
        </Form>
      )}
    </section>
  );
}
