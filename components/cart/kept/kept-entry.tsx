import { getTranslations } from 'next-intl/server';
import { type PlainAction, PlainForm } from '@/components/account/plain-form';
import { FrontPicture } from '@/components/catalogue/piece/front-picture';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import type { FormAction } from '@/lib/action';
import type { Kept } from '@/lib/cart/kept';
import type { Choice } from '@/lib/catalogue/choice';
import { ConfigurationText } from './configuration-text';
import { NameField } from './keep-form';
import { KeptActions } from './kept-actions';

export type EntryActions = {
  readonly add: FormAction;
  readonly rename: PlainAction;
  readonly remove: PlainAction;
};

export type Entry = {
  readonly kept: Kept;
  /** The configuration as sold today; absent when it is no longer made. */
  readonly choice?: Choice;
};

type Props = Entry & { actions: EntryActions; compareForm?: string };

/** A configuration that the visitor keeps. */
export async function KeptEntry({ kept, choice, actions, compareForm }: Props) {
  const t = await getTranslations('kept');
  const named = (act: string) => t('named', { act, name: kept.name });
  return (
    <li className="grid grid-cols-[6rem_1fr] items-start gap-x-6 gap-y-5 border-line border-t py-8 sm:grid-cols-[9rem_1fr] sm:gap-x-10">
      {choice ? (
        <FrontPicture {...choice} sizes="9rem" widest={480} />
      ) : (
        <div className="aspect-4/5 bg-paper" />
      )}
      <div className="grid min-w-0 gap-4">
        <h3 className="wrap-anywhere text-heading">
          <bdi>{kept.name}</bdi>
        </h3>
        {choice ? (
          <ConfigurationText choice={choice} kept={kept.optionIds} />
        ) : (
          <p className="text-gold-text">{t('unavailable')}</p>
        )}
      </div>
      <div className="col-span-2 grid gap-2 sm:col-span-1 sm:col-start-2">
        {choice && (
          <KeptActions
            choice={choice}
            name={kept.name}
            add={actions.add}
            compareForm={compareForm}
          />
        )}
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2 text-small print:hidden">
          <details className="open:w-full">
            <summary
              aria-label={named(t('rename'))}
              className="prose-link w-fit cursor-pointer list-none py-2"
            >
              {t('rename')}
            </summary>
            <PlainForm
              action={actions.rename}
              className="grid max-w-96 justify-items-start gap-5 pt-3 pb-6"
            >
              <HiddenFields fields={{ id: kept.id }} />
              <NameField value={kept.name} />
              <SubmitButton variant="outline">{t('save')}</SubmitButton>
            </PlainForm>
          </details>
          <PlainForm action={actions.remove}>
            <HiddenFields fields={{ id: kept.id }} />
            <SubmitButton variant="link" aria-label={named(t('remove'))} className="py-2">
              {t('remove')}
            </SubmitButton>
          </PlainForm>
        </div>
      </div>
    </li>
  );
}
