import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/components/ui/link';
import { deskWords } from '@/lib/desk/desk-words';
import { formLengths } from '@/lib/site/form-lengths';

type Props = {
  /** Of the page that shows what is found. */
  path: string;
  query: string;
  /** What the address says beside the search, and keeps. */
  rest?: Readonly<Record<string, string>>;
  /** Whether something else than the query narrows what is shown. */
  isNarrowed?: boolean;
  words: { query: string; note?: string; search: string; clear?: string };
  /** Other fields, below. */
  children?: ReactNode;
};

/** The field of the desk that looks for something: anywhere, or in a list. It leads to what is found, `Results`. */
export function DeskSearch({ path, query, rest = {}, isNarrowed, words, children }: Props) {
  const kept = new URLSearchParams(rest);
  return (
    <search>
      <form method="get" action={`${path}#found`} className="grid gap-4">
        <HiddenFields fields={rest} />
        <div className="flex flex-wrap items-end gap-x-5 gap-y-4 sm:gap-x-8">
          <Field
            // On a phone the note would fill three lines: it is heard there, and not seen.
            className="min-w-0 max-w-measure flex-1 max-sm:[&_label>span>span]:sr-only sm:w-full sm:flex-auto"
            label={words.query}
            note={words.note}
            type="search"
            name="q"
            maxLength={formLengths.search}
            autoComplete="off"
            defaultValue={query}
          />
          <Button type="submit" variant="outline" size="sm">
            {words.search}
          </Button>
          {words.clear && (query || isNarrowed) && (
            <Link
              href={kept.size > 0 ? `${path}?${kept}` : path}
              prefetch={false}
              className="prose-link"
            >
              {words.clear}
            </Link>
          )}
        </div>
        {children}
      </form>
    </search>
  );
}

/** What a search has found: the focus goes there. */
export function Results({ children }: { children: ReactNode }) {
  return (
    <section
      id="found"
      tabIndex={-1}
      aria-label={deskWords.find.results}
      className="grid scroll-mt-28 gap-10 outline-none"
    >
      {children}
    </section>
  );
}
