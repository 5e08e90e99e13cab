import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { deskWords } from '@/lib/desk/desk-words';

/** The field that looks for anything: orders, offers, messages, declarations, people. */
export function DeskFind({ query }: { query: string }) {
  const { find } = deskWords;
  return (
    <search>
      <form method="get" action="/desk/search" className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field
          className="w-full max-w-measure"
          label={find.query}
          note={find.note}
          type="search"
          name="q"
          maxLength={200}
          autoComplete="off"
          defaultValue={query}
        />
        <Button type="submit" variant="outline" size="sm">
          {find.button}
        </Button>
      </form>
    </search>
  );
}
