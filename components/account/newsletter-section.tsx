import { Section } from '@/components/ui/section';
import { Heading } from '@/components/ui/text';
import type { FormAction } from '@/lib/action';
import { currentLocale, getMessages } from '@/lib/i18n/request';
import { SubscribeForm } from './subscribe-form.client';
import { UntilJoined } from './until-joined.client';

/** The invitation to leave an address, until it was left. */
export async function NewsletterSection({ subscribe }: { subscribe: FormAction }) {
  const { newsletter } = await getMessages();
  const { email, name, consent, submit, submitting, privacy, linkSent, section } = newsletter;
  return (
    <UntilJoined>
      <div className="border-line border-t">
        <Section id="newsletter" className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <Heading eyebrow={section.eyebrow} title={section.title} text={section.text} />
          <SubscribeForm
            locale={await currentLocale()}
            words={{ email, name, consent, submit, submitting, privacy, linkSent }}
            subscribe={subscribe}
          />
        </Section>
      </div>
    </UntilJoined>
  );
}
