import { SubscribeForm } from '@/components/islands/subscribe-form';
import { Heading } from '@/components/ui/text';
import type { FormAction } from '@/lib/action';
import { currentLocale, words } from '@/lib/i18n/request';

/** Below an empty cart without a session: the address that opens it. */
export async function LockedCart({ subscribe }: { subscribe: FormAction }) {
  const { cart, newsletter } = await words();
  const { email, name, consent, submit, submitting, privacy, linkSent } = newsletter;
  return (
    <div className="mt-20 grid gap-x-16 gap-y-10 border-line border-t pt-16 lg:grid-cols-2">
      <Heading title={cart.locked} text={cart.lockedText} />
      <SubscribeForm
        locale={await currentLocale()}
        words={{ email, name, consent, submit, submitting, privacy, linkSent }}
        subscribe={subscribe}
        isReloading
      />
    </div>
  );
}
