import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/components/ui/link';

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

/** The field of the desk that looks for something: anywhere, or in a list. */
export function DeskSearch({ path, query, rest = {}, isNarrowed, words, children }: Props) {
  const kept = new URLSearchParams(rest);
  return (
    <search>
      <form method="get" action={path} className="grid gap-4">
        <HiddenFields fields={rest} />
        <div className="flex flex-wrap items-end gap-x-8 gap-y-4">
          <Field
            className="w-full max-w-measure"
            label={words.query}
            note={words.note}
            type="search"
            name="q"
            maxLength={200}
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
