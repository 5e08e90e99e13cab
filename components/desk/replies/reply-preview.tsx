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

/** The button that was pressed is gone: whoever reads by ear goes on with what took its place. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** The mail of a reply as it will leave, to whom: the only button that sends it, and one that goes back to its field. */
export function ReplyPreview({ text, language, mail, words: t }: Props) {
  return (
    <>
      <HiddenFields fields={{ language, text }} />
      <div className="grid gap-4 border-gold border-s-2 ps-5">
        {/* biome-ignore lint/a11y/noAutofocus: for a browser without scripts; React gives the focus to fields alone */}
        <h3 ref={focus} autoFocus tabIndex={-1} className="scroll-mt-28 text-lead">
          {t.preview}
        </h3>
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
