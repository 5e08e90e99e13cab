import { getTranslations } from 'next-intl/server';
import { ContactForm } from '@/components/house/contact-form.client';
import type { Faults, FormAction } from '@/lib/action';
import { compileSentence } from '@/lib/i18n/messages';
import { currentLocale, getMessages } from '@/lib/i18n/request';

type Props = {
  sendMessage: FormAction;
  /** What stands in its fields at first. */
  typed?: Faults['typed'];
  /** Label of a field for country and town; the form has none without it. */
  place?: string;
};

/** The form of a message to the house, with its words. */
export async function MessageForm({ sendMessage, typed, place }: Props) {
  const errors = await getTranslations('errors');
  const { contact, fieldFaults: faults } = await getMessages();
  return (
    <ContactForm
      sendMessage={sendMessage}
      typed={typed}
      language={await currentLocale()}
      words={{
        ...contact.form,
        place,
        visitSubject: compileSentence(contact.form.visitSubject),
        failed: errors('messageFailed.text'),
        invalid: errors('messageInvalid.text'),
        faults,
      }}
    />
  );
}
