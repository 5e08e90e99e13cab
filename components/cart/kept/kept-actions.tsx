import { getTranslations } from 'next-intl/server';
import { AddForm } from '@/components/catalogue/purchase/add-form.client';
import { SharePiece } from '@/components/catalogue/purchase/share-piece';
import { ButtonLink } from '@/components/ui/button-link';
import { TickBox } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { FormAction } from '@/lib/action';
import { type Choice, wordOf } from '@/lib/catalogue/choice';
import { productPath } from '@/lib/catalogue/products';
import { localePath } from '@/lib/i18n/locales';
import { currentLocale } from '@/lib/i18n/request';

type Props = {
  choice: Choice;
  /** What the visitor calls it. */
  name: string;
  add: FormAction;
  /** Id of the form that compares the ticked ones; absent where there is only one to tick. */
  compareForm?: string;
};

/** What can be done with a kept configuration: open it, buy it, share it, put it beside another. */
export async function KeptActions({ choice, name, add, compareForm }: Props) {
  const t = await getTranslations('kept');
  const detail = await getTranslations('detail');
  const locale = await currentLocale();
  const { product, optionIds } = choice;
  const path = productPath(product, optionIds);
  const named = (act: string) => t('named', { act, name });
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <AddForm
        add={add}
        label={named(detail('addToCart'))}
        words={{ add: detail('addToCart'), adding: detail('adding') }}
      >
        <HiddenFields fields={{ locale, productId: product.id }} />
        {optionIds.map((id) => (
          <input key={id} type="hidden" name="option" value={id} />
        ))}
      </AddForm>
      <ButtonLink
        href={path}
        variant="link"
        className="py-2"
        prefetch={false}
        aria-label={named(t('open'))}
      >
        {t('open')}
      </ButtonLink>
      <SharePiece
        piece={product.piece}
        name={name}
        path={localePath(locale, path)}
        label={named(detail('share'))}
      />
      {compareForm && (
        <TickBox
          label={t('tick')}
          form={compareForm}
          name="pieces"
          value={wordOf(choice)}
          aria-label={named(t('tick'))}
        />
      )}
    </div>
  );
}
