import { getTranslations } from 'next-intl/server';
import { AskLink } from '@/components/account/ask-link';
import { SubscribeForm } from '@/components/account/subscribe-form.client';
import { Heading } from '@/components/ui/text';
import type { FaultsAction, FormAction } from '@/lib/action';
import type { Intent } from '@/lib/cart/intent';
import { getCatalogueWords } from '@/lib/catalogue/page-words';
import { findProduct } from '@/lib/catalogue/products';
import { currentLocale, getMessages } from '@/lib/i18n/request';

type Props = {
  subscribe: FormAction;
  requestLink: FaultsAction;
  /** What the visitor asked for before giving an address. */
  intent?: Intent;
  /** Whether this browser had a session that has ended. */
  hasEnded?: boolean;
  /** Its address, when another device has proven it. */
  endedEmail?: string;
  /** Whether the list of wishes is open. */
  isWishlist?: boolean;
  /** Another page than the cart that shows this, and what it says of its own. */
  page?: {
    readonly path: string;
    readonly title: string;
    readonly text: string;
    readonly submit: string;
  };
};

/** For visitors without a session: the form that asks for an address, and why it is asked for. */
export async function LockedCart({
  subscribe,
  requestLink,
  intent,
  hasEnded = false,
  endedEmail,
  isWishlist = intent?.for === 'wishlist',
  page,
}: Props) {
  const t = await getTranslations('cart');
  const { newsletter } = await getMessages();
  const { productName } = await getCatalogueWords();
  const locale = await currentLocale();
  const product = intent && findProduct(intent.product);
  const cartPath = isWishlist ? '/cart?tab=wishlist' : '/cart';
  const back = page?.path ?? cartPath;
  if (endedEmail) {
    const elsewhere = await getTranslations('myData.elsewhere');
    const waits = product && elsewhere('intent', { name: productName(product) });
    const text = [elsewhere('text'), waits].filter(Boolean).join(' ');
    const words = { title: elsewhere('title'), text };
    const link = { requestLink, email: endedEmail, back, words };
    return <AskLink {...link} intent={product && intent} />;
  }
  const heading = product
    ? {
        title: t('waiting'),
        text: t(`waitingText.${intent.for}`, { name: productName(product) }),
      }
    : hasEnded
      ? { title: t('ended'), text: t('endedText') }
      : (page ?? { title: t('locked'), text: t('lockedText') });
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
      <Heading title={heading.title} text={heading.text} />
      <SubscribeForm
        locale={locale}
        words={page ? { ...newsletter, submit: page.submit } : newsletter}
        subscribe={subscribe}
        intent={product && intent}
        back={back}
      />
    </div>
  );
}
