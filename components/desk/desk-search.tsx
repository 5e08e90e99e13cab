import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { HiddenFields } from '@/components/ui/hidden-fields';
import { Link } from '@/components/ui/link';

type Props = {
  /** Of the list. */
  path: string;
  query: string;
  /** What the address says beside the search, and keeps. */
  rest?: Readonly<Record<string, string>>;
  words: { query: string; search: string; clear: string };
};

/** Looks for rows of a list of the desk. */
export function DeskSearch({ path, query, rest = {}, words }: Props) {
  return (
    <form method="get" action={path} className="flex flex-wrap items-end gap-x-8 gap-y-4">
      <HiddenFields fields={rest} />
      <Field
        className="w-full max-w-measure"
        label={words.query}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        defaultValue={query}
      />
      <Button type="submit" variant="outline">
        {words.search}
      </Button>
      {query && (
        <Link href={`${path}?${new URLSearchParams(rest)}`} prefetch={false} className="prose-link">
          {words.clear}
        </Link>
      )}
    </form>
  );
}
