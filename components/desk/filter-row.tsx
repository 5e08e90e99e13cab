import { Link } from '@/components/ui/link';

type Filter = { readonly label: string; readonly count: number; readonly path: string };

/** Links to parts of a list, each with its count. @param current path of the part that is shown */
export function FilterRow({
  label,
  filters,
  current,
}: {
  label: string;
  filters: readonly Filter[];
  current: string;
}) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {filters.map(({ label: name, count, path }) => (
          <li key={path}>
            <Link
              href={path}
              prefetch={false}
              aria-current={path === current ? 'true' : undefined}
              className="inline-block py-1 text-small transition-colors hover:text-gold-text aria-[current=true]:text-gold-text aria-[current=true]:underline aria-[current=true]:underline-offset-8"
            >
              {name} <span className="text-muted tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
