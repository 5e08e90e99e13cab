import { FocusedHeading } from '@/components/ui/browser/focused-heading.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { directionOf, type Locale } from '@/lib/i18n/locales';

type Props = {
  text: string;
  language: Locale;
  /** In plain text. */
  mail: { readonly subject: string; readonly text: string };
  words: Readonly<Record<'preview' | 'to' | 'send' | 'change', string>>;
};

/** The mail of a reply as it will leave, to whom: the only button that sends it, and one that goes back to its field. */
export function ReplyPreview({ text, language, mail, words: t }: Props) {
  return (
    <>
      <HiddenFields fields={{ language, text }} />
      <div className="grid gap-4 border-gold border-s-2 ps-5">
        <FocusedHeading as="h3">{t.preview}</FocusedHeading>
        <p className="wrap-anywhere text-muted text-small">{t.to}</p>
        <div lang={language} dir={directionOf(language)} className="wrap-anywhere grid gap-4">
          <p>
            <strong>{mail.subject}</strong>
          </p>
          <p className="whitespace-pre-line">{mail.text}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-4">
        <SubmitButton name="step" value="send">
          {t.send}
        </SubmitButton>
        <SubmitButton name="step" value="change" variant="outline">
          {t.change}
        </SubmitButton>
      </div>
    </>
  );
}
