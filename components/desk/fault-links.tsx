import { deskText, deskWords } from '@/lib/desk/desk-words';
import { type FaultyField, faultsIn } from '@/lib/desk/forms/field-faults';
import { faultId } from '@/lib/desk/forms/typed';
import type { SearchParams } from '@/lib/search-params';

/** Leads from the notice of a form that was refused to each field that is to be corrected. */
export function FaultLinks({ query }: { query: SearchParams }) {
  const { form } = query;
  const faulty = Object.keys(faultsIn(query));
  if (typeof form !== 'string' || faulty.length === 0) return null;
  const all = deskWords.fields satisfies Record<FaultyField, string>;
  const names: Readonly<Record<string, string>> =
    form === 'closeDays' ? { ...all, ...deskWords.closedFields } : all;
  return (
    <nav
      aria-label={deskWords.corrections}
      className="-mt-22 grid gap-2 border-gold border-s-2 bg-paper px-6 pb-4 max-sm:-mt-20"
    >
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {faulty.map((field) => (
          <li key={field}>
            <a href={`#${faultId(form, field)}`} className="prose-link">
              {deskText('toField', { field: names[field] ?? field })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
