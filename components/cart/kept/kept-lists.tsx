import { getTranslations } from 'next-intl/server';
import { NothingHere } from '@/components/ui/nothing-here';
import { byCategory, type Kept } from '@/lib/cart/kept';
import { findSettledChoice } from '@/lib/catalogue/choice';
import type { EntryActions } from './kept-entry';
import { KeptList } from './kept-list';

type Props = {
  kept: readonly Kept[];
  /** Whether the page asks for the name of another one. */
  isAdding: boolean;
  actions: EntryActions;
};

/** Everything that a visitor keeps, by category; what is no longer made comes last. */
export async function KeptLists({ kept, isAdding, actions }: Props) {
  const t = await getTranslations('kept');
  if (kept.length === 0 && isAdding) return null;
  if (kept.length === 0)
    return (
      <NothingHere
        title={t('empty')}
        text={t('emptyText')}
        path="/collections"
        link={t('browse')}
      />
    );
  const entries = kept.map((one) => ({
    kept: one,
    choice: findSettledChoice(one.productId, one.optionIds),
  }));
  const gone = entries.filter(({ choice }) => !choice);
  return (
    <>
      {byCategory(entries).map((group) => (
        <KeptList key={group.category} {...group} actions={actions} />
      ))}
      {gone.length > 0 && <KeptList entries={gone} actions={actions} />}
    </>
  );
}
