import type { MouseEvent } from 'react';
import { leaveOverlay } from '@/components/ui/browser/use-back-closes.client';
import { PrefetchLink } from '@/components/ui/prefetch-link.client';
import { type Locale, localePath } from '@/lib/i18n/locales';
import type { SearchResult } from '@/lib/search';

type Props = {
  result: SearchResult;
  id: string | undefined;
  locale: Locale;
  /** What it is, in words. */
  kind: string;
  isActive: boolean;
};

/** A result in the list below a field: the focus stays in the field, so that it is never tabbed to. */
export function ResultOption({ result, id, locale, kind, isActive }: Props) {
  const { path, title, text, picture, price } = result;
  const href = localePath(locale, path);
  /** A browser unfolds a question only when it goes there itself. */
  const follow = (event: MouseEvent) => {
    if (result.kind !== 'question' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    leaveOverlay();
    location.replace(href);
  };
  return (
    <PrefetchLink
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      href={href}
      onClick={follow}
      className="grid grid-cols-[auto_1fr] gap-x-5 border-line border-b px-3 py-3 transition-colors hover:bg-paper aria-selected:bg-paper"
    >
      {picture && (
        <span aria-hidden="true" className="row-span-2 self-start bg-paper">
          {(['day', 'night'] as const).map((theme) => (
            // biome-ignore lint/performance/noImgElement: the widths are made beforehand
            <img
              key={theme}
              src={picture[theme]}
              alt={title}
              loading="lazy"
              className={`h-16 w-13 object-cover by-${theme}`}
            />
          ))}
        </span>
      )}
      <span
        className={`flex flex-wrap items-baseline justify-between gap-x-5 ${picture ? '' : 'col-span-2'}`}
      >
        <span className="font-display text-lead">{title}</span>{' '}
        <span className="text-small lining-nums tabular-nums">{price}</span>
      </span>
      <span className={`line-clamp-2 text-muted text-small ${picture ? '' : 'col-span-2'}`}>
        {kind} – {text}
      </span>
    </PrefetchLink>
  );
}
