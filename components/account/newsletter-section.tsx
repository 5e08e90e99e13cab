import { getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/text';
import type { FormAction } from '@/lib/action';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { SubscribeForm } from './subscribe-form.client';
import { UntilJoined } from './until-joined.client';

/** The invitation to leave an address, until it was left. */
export async function NewsletterSection({ subscribe }: { subscribe: FormAction }) {
  const t = await getTranslations('newsletterSection');
  const { newsletter } = await getMessages();
  return (
    <UntilJoined>
      <div className="page-section border-line border-t">
        <section
          id="newsletter"
          className="mx-auto grid w-full max-w-page gap-x-16 gap-y-10 px-gutter lg:grid-cols-2"
        >
          <Heading eyebrow={t('eyebrow')} title={t('title')} text={t('text')} />
          <SubscribeForm locale={await currentLocale()} words={newsletter} subscribe={subscribe} />
        </section>
      </div>
    </UntilJoined>
  );
}
