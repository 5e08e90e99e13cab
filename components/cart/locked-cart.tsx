import { getTranslations } from 'next-intl/server';
import { SubscribeForm } from '@/components/islands/subscribe-form';
import { Heading } from '@/components/ui/text';
import type { FormAction } from '@/lib/action';
import { localePath } from '@/lib/i18n/locales';
import { nameIn } from '@/lib/i18n/product-words';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import type { Intent } from '@/lib/intent';
import { findProduct } from '@/lib/products';

type Props = {
  subscribe: FormAction;
  /** What somebody asked for before an address was known. */
  intent?: Intent;
  /** Whether there was a session here that is no more. */
  hasEnded?: boolean;
  /** Another page than the cart that shows this, and what it says of its own. */
  page?: { readonly path: string; readonly title: string; readonly text: string };
};

/** For whoever has no session: the address that opens the cart, and why it is asked for. */
export async function LockedCart({ subscribe, intent, hasEnded = false, page }: Props) {
  const t = await getTranslations('cart');
  const messages = await getMessages();
  const locale = await currentLocale();
  const { email, name, consent, submit, submitting, privacy, linkSent } = messages.newsletter;
  const product = intent && findProduct(intent.product);
  const heading = product
    ? {
        title: t('waiting'),
        text: t(`waitingText.${intent.for}`, { name: nameIn(messages, locale, product) }),
      }
    : hasEnded
      ? { title: t('ended'), text: t('endedText') }
      : (page ?? { title: t('locked'), text: t('lockedText') });
  const cartPath = intent?.for === 'wishlist' ? '/cart?tab=wishlist' : '/cart';
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <Heading title={heading.title} text={heading.text} />
      <SubscribeForm
        locale={locale}
        words={{ email, name, consent, submit, submitting, privacy, linkSent }}
        subscribe={subscribe}
        intent={product && intent}
        nextPath={localePath(locale, page?.path ?? cartPath)}
      />
    </div>
  );
}
