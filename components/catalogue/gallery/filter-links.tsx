import type { MouseEvent } from 'react';

export type Filter = {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  /** Of its page, as a window shows it. */
  readonly title: string;
};

type Props = {
  label: string;
  filters: readonly Filter[];
  current: string;
  choose: (event: MouseEvent<HTMLAnchorElement>, filter: Filter) => void;
};

/** The filters of the gallery: each is a link to a page of its own. */
export function FilterLinks({ label, filters, current, choose }: Props) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-8 gap-y-3 border-line border-b pb-6">
      {filters.map((filter) => (
        <a
          key={filter.id}
          href={filter.path}
          aria-current={filter.id === current ? 'true' : undefined}
          onClick={(event) => choose(event, filter)}
          className="min-w-6 py-2 text-center text-label uppercase transition-colors hover:text-gold-text aria-[current=true]:text-gold-text aria-[current=true]:underline aria-[current=true]:underline-offset-8"
        >
          {filter.label}
        </a>
      ))}
    </nav>
  );
}
