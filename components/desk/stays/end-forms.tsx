import type { PlainAction } from '@/components/account/plain-form';
import { DeskForm } from '@/components/desk/desk-form';
import { Summary } from '@/components/ui/summary';

type Mark = 'cancelled' | 'noShow';

type Props = {
  words: {
    readonly end: string;
    readonly endBegun: string;
    readonly endNote: string;
    readonly noShowNote: string;
    readonly marks: Readonly<Record<Mark, string>>;
  };
  /** Whether it has begun: then nobody may have come. */
  hasBegun: boolean;
  fields: Readonly<Record<string, string>>;
  end: PlainAction;
};

/** Ends a stay or an hour: what that does is said first, and asks for a second press. */
export function EndForms({ words: t, hasBegun, fields, end }: Props) {
  const marks: readonly Mark[] = hasBegun ? ['noShow', 'cancelled'] : ['cancelled'];
  return (
    <details className="group border-line border-y">
      <Summary>{hasBegun ? t.endBegun : t.end}</Summary>
      <p className="pb-4 text-muted text-small">{t.endNote}</p>
      {hasBegun && <p className="pb-4 text-muted text-small">{t.noShowNote}</p>}
      <div className="flex flex-wrap gap-4 pb-6">
        {marks.map((mark) => (
          <DeskForm
            key={mark}
            action={end}
            fields={{ ...fields, mark }}
            button={t.marks[mark]}
            variant="outline"
            size="sm"
          />
        ))}
      </div>
    </details>
  );
}
