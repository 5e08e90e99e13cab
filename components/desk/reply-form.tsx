import type { PlainAction } from '@/components/account/plain-form';
import { Select, TextArea } from '@/components/ui/field';
import { ActionForm } from '@/components/ui/form/action-form.client';
import { SubmitButton } from '@/components/ui/form/submit-button.client';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { longestReply } from '@/lib/desk/replies';
import { type Locale, languages, locales } from '@/lib/i18n/locales';

type Props = {
  id: string;
  /** So many replies the page shows. */
  seen: number;
  language: Locale;
  text: string;
  /** The ready sentences of that language, with the addresses that put them into the form. */
  ready: readonly { readonly name: string; readonly path: string }[];
  /** The addresses that choose another language for them. */
  pathOf: (language: Locale) => string;
  reply: PlainAction;
};

/** Answers a message by mail, in a language, from ready sentences or one's own. */
export function ReplyForm({ id, seen, language, text, ready, pathOf, reply }: Props) {
  const { messages: t } = deskWords;
  return (
    <section className="grid content-start gap-6 border-line border-y bg-paper p-6 sm:p-8">
      <h2 className="text-heading">{t.answer}</h2>
      <nav aria-label={t.ready} className="grid gap-2">
        <p className="text-label uppercase">
          {t.ready} <span className="text-muted normal-case tracking-normal">({t.readyNote})</span>
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-small">
          {locales.map((one) => (
            <li key={one}>
              <Link
                href={pathOf(one)}
                prefetch={false}
                aria-current={one === language ? 'true' : undefined}
                className="prose-link aria-[current=true]:text-gold-text"
              >
                {languages[one].name}
              </Link>
            </li>
          ))}
        </ul>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {ready.map(({ name, path }) => (
            <li key={path}>
              <Link href={path} prefetch={false} className="prose-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ActionForm action={reply} className="grid max-w-measure gap-6">
        <HiddenFields fields={{ id, seen: String(seen) }} />
        <TextArea
          key={`${language} ${text}`}
          label={t.text}
          name="text"
          dir="auto"
          rows={7}
          maxLength={longestReply}
          defaultValue={text}
          required
        />
        <Select label={t.language} name="language" defaultValue={language} key={language}>
          {locales.map((one) => (
            <option key={one} value={one}>
              {languages[one].name}
            </option>
          ))}
        </Select>
        <p className="text-muted text-small">{t.sendNote}</p>
        <SubmitButton className="justify-self-start">{t.send}</SubmitButton>
      </ActionForm>
    </section>
  );
}

/** Notes what came back by mail. */
export function MailedAnswerForm({
  id,
  seen,
  note,
}: {
  id: string;
  seen: number;
  note: PlainAction;
}) {
  const { messages: t } = deskWords;
  return (
    <details>
      <summary className="py-2 text-label uppercase hover:text-gold-text">{t.noteTitle}</summary>
      <ActionForm action={note} className="grid max-w-measure gap-4 pt-4">
        <HiddenFields fields={{ id, seen: String(seen) }} />
        <TextArea
          label={t.noteText}
          name="text"
          dir="auto"
          rows={5}
          maxLength={longestReply}
          required
        />
        <SubmitButton variant="outline" size="sm" className="justify-self-start">
          {t.note}
        </SubmitButton>
      </ActionForm>
    </details>
  );
}
