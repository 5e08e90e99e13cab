import { getTranslations } from 'next-intl/server';
import { addToCart } from '@/app/_actions/cart';
import { keep, remove, rename } from '@/app/_actions/kept';
import { requestLink } from '@/app/_actions/links';
import { subscribe } from '@/app/_actions/newsletter';
import { Notice } from '@/components/account/notice';
import { CartNotice } from '@/components/cart/cart-notice';
import { KeepForm } from '@/components/cart/kept/keep-form';
import { KeptLists } from '@/components/cart/kept/kept-lists';
import { NewConfiguration } from '@/components/cart/kept/new-configuration';
import { LockedCart } from '@/components/cart/locked-cart';
import { PageHead } from '@/components/ui/page-head';
import { intentToKeep } from '@/lib/cart/intent';
import { keepPath, keptPath, readKeptName } from '@/lib/cart/kept';
import { readChoice, wordOf } from '@/lib/catalogue/choice';
import { getMessages } from '@/lib/i18n/request';
import { pageMetadata } from '@/lib/search/page-metadata';
import { readKept } from '@/use-cases/cart/read-kept';

const actions = { add: addToCart, rename, remove };

export const generateMetadata = () => pageMetadata({ path: keptPath, words: 'kept' });

export default async function KeptPage({ searchParams }: PageProps<'/[locale]/kept'>) {
  const t = await getTranslations('kept');
  const [messages, query, visitor] = await Promise.all([getMessages(), searchParams, readKept()]);
  const { kept, isLocked, hasEnded, endedEmail, isAway } = visitor;
  const choice = typeof query.add === 'string' ? readChoice(query.add) : undefined;
  const isUnknown = query.add !== undefined && !choice;
  const isNameless = choice !== undefined && query.notice === 'nameless';
  const path = choice ? keepPath(choice.product.id, choice.optionIds) : keptPath;
  return (
    <>
      <PageHead size="text-title" title={t('title')} text={t('intro')} />
      <div className="mx-auto grid max-w-page gap-14 px-gutter pb-section">
        <CartNotice done={query.done} error={query.error} wait={query.wait} />
        <Notice
          notice={isAway ? 'failed' : isUnknown ? 'notMade' : isNameless ? undefined : query.notice}
          wait={query.wait}
          words={{ ...messages.myData.notices, ...messages.kept.notices }}
        />
        {choice && (
          <NewConfiguration choice={choice}>
            {!isLocked && (
              <KeepForm
                keep={keep}
                word={wordOf(choice)}
                typed={readKeptName(query.name)}
                fault={isNameless ? t('notices.nameless') : undefined}
              />
            )}
          </NewConfiguration>
        )}
        {isLocked ? (
          <LockedCart
            subscribe={subscribe}
            requestLink={requestLink}
            intent={choice && intentToKeep(choice.product.id, choice.optionIds)}
            hasEnded={hasEnded}
            endedEmail={endedEmail}
            page={{ path, title: t('locked'), text: t('lockedText'), submit: t('submit') }}
          />
        ) : (
          !isAway && <KeptLists kept={kept} isAdding={choice !== undefined} actions={actions} />
        )}
      </div>
    </>
  );
}
