import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { FrontPicture } from '@/components/catalogue/piece/front-picture';
import { AddForm } from '@/components/catalogue/purchase/add-form.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { KeepFocusFrame } from '@/components/ui/keep-focus-frame.client';
import { Link } from '@/components/ui/link';
import type { FormAction } from '@/lib/action';
import type { Choice } from '@/lib/catalogue/choice';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { productPath } from '@/lib/catalogue/products';
import { currentLocale } from '@/lib/i18n/request';

type Props = {
  choice: Choice;
  add: FormAction;
  /** The piece from the front, at the scale of those beside it. */
  drawing: ReactNode;
  /** Path of the comparison without this configuration. */
  withoutPath: string;
};

/** The head of a column: the piece, its name, and what can be done with it. */
export async function ColumnHead({ choice, add, drawing, withoutPath }: Props) {
  const { product, optionIds } = choice;
  const t = await getTranslations('compare');
  const detail = await getTranslations('detail');
  const locale = await currentLocale();
  const { productName } = await getCatalogueWords();
  const name = productName(product);
  const path = productPath(product, optionIds);
  return (
    <>
      {drawing}
      <div className="mt-4 flex flex-wrap items-center gap-4 max-sm:block">
        <Link href={path} tabIndex={-1} aria-hidden="true" className="block w-24 max-sm:w-14">
          <FrontPicture {...choice} sizes="6rem" widest={480} />
        </Link>
        <Link
          href={path}
          className="block font-display text-lead transition-colors hover:text-gold-text"
        >
          {name}
        </Link>
      </div>
      <KeepFocusFrame className="mt-4 grid justify-items-start gap-2 print:hidden">
        <AddForm
          add={add}
          label={`${detail('addToCart')} · ${name}`}
          words={{ add: detail('addToCart'), adding: detail('adding') }}
        >
          <HiddenFields fields={{ locale, productId: product.id }} />
          {optionIds.map((id) => (
            <input key={id} type="hidden" name="option" value={id} />
          ))}
        </AddForm>
        <Link
          href={withoutPath}
          prefetch={false}
          aria-label={t('removeNamed', { name })}
          className="prose-link inline-block min-w-6 py-1.5 text-small"
        >
          {t('remove')}
        </Link>
      </KeepFocusFrame>
    </>
  );
}
