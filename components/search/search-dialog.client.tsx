'use client';
import Form from 'next/form';
import { useId } from 'react';
import { leaveOverlay } from '@/components/ui/browser/use-back-closes.client';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { Dialog } from '@/components/ui/dialog.client';
import { Field } from '@/components/ui/field';
import { PrefetchLink } from '@/components/ui/prefetch-link.client';
import type { BrowserWords } from '@/lib/i18n/browser-words';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { longestQuery } from '@/lib/search';
import { searchPath } from '@/lib/search/query';
import { ResultOption } from './result-option';
import { useActiveOption } from './use-active-option.client';
import { useSuggestions } from './use-suggestions.client';

type Props = {
  href: string;
  locale: Locale;
  words: BrowserWords;
  onClose: () => void;
};

/** A field with results as they are typed for; Enter leads to the chosen one, or to all of them. */
export default function SearchDialog({ href, locale, words: all, onClose }: Props) {
  const { search: words } = all;
  const { text, answer, options, said, suggest } = useSuggestions(locale, words.noneText);
  const id = useId();
  const ids = options.map((_, n) => `${id}-${n}`);
  const { active, setActive, onKeyDown } = useActiveOption(ids);

  return (
    <Dialog
      label={words.title}
      onClose={onClose}
      className="mt-14 max-h-[calc(100dvh-5rem)] w-[min(44rem,calc(100vw-2rem))] border border-line bg-ground p-6 pt-12 sm:p-12"
    >
      <Form role="search" action={href} replace prefetch={false} onSubmit={leaveOverlay}>
        <Field
          label={words.field}
          type="text"
          name="q"
          maxLength={longestQuery}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-activedescendant={ids[active]}
          // The file of the search is fetched before the first letter.
          onFocus={({ target }) => suggest(target.value)}
          onChange={({ target }) => {
            setActive(-1);
            suggest(target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <div id={id} role="listbox" aria-label={words.title} className="mt-4">
          {options.map((result, n) => (
            <ResultOption
              key={result.path}
              id={ids[n]}
              isActive={n === active}
              locale={locale}
              kind={words.kinds[result.kind]}
              result={result}
            />
          ))}
        </div>
        <p role="status" className="mt-4 text-muted text-small">
          {said}
        </p>
        {answer?.understood && (
          <PrefetchLink
            href={localePath(locale, searchPath(text, 'literal'))}
            prefetch={false}
            rel="nofollow"
            className="prose-link py-1.5 text-small"
          >
            {words.literal}
          </PrefetchLink>
        )}
        {(!answer || answer.total === 0 || answer.nearest) && (
          <PrefetchLink
            href={localePath(locale, '/contact')}
            className="prose-link block py-1.5 text-small"
          >
            {words.write}
          </PrefetchLink>
        )}
        <Button type="submit" variant="link" className="mt-4 py-1.5">
          {words.all}
        </Button>
      </Form>
      <CloseButton label={words.close} onClick={onClose} />
    </Dialog>
  );
}
