import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { carriedBy, readBack } from '@/lib/account/back-path';
import { isToken, newToken } from '@/lib/account/token';
import type { SearchParams } from '@/lib/search-params';
import { Notice } from './notice';
import { type PlainAction, PlainForm } from './plain-form';

type Props = {
  words: {
    meta: { title: string };
    title: string;
    text: string;
    button: string;
    bad: string;
    again?: string;
  };
  query: SearchParams;
  /** What the button does; opening the page does nothing, since programs open links too. */
  action: PlainAction;
  children?: ReactNode;
};

/** The page that a link in a mail opens: one sentence, one button. */
export async function LinkPage({ words: t, query, action, children }: Props) {
  const myData = await getTranslations('myData');
  const { token, notice, wait } = query;
  const back = readBack(query);
  const isUsable = isToken(token) && !notice;
  return (
    <div className="mx-auto grid min-h-[80dvh] max-w-page content-center justify-items-start gap-8 px-gutter pt-28 pb-section">
      <h1 className="max-w-book text-hero">{isUsable ? t.title : t.meta.title}</h1>
      {notice ? (
        <Notice notice={notice} wait={wait} />
      ) : (
        <p className="max-w-measure">{isToken(token) ? t.text : t.bad}</p>
      )}
      {isUsable ? (
        <PlainForm action={action}>
          <HiddenFields fields={{ token, key: newToken(), ...carriedBy(query) }} />
          <SubmitButton size="lg">{t.button}</SubmitButton>
        </PlainForm>
      ) : (
        (children ?? (
          <ButtonLink href={back ?? '/my-data'} variant="outline" size="lg" prefetch={false}>
            {(back && t.again) ?? myData('title')}
          </ButtonLink>
        ))
      )}
    </div>
  );
}
