import type { ReactNode } from 'react';
import { UnbrokenWords } from './text';

/** How long the lines of a title may be: a small one stands on one line where there is room. */
const widths = { 'text-hero': 'max-w-[16ch]', 'text-title': 'max-w-[24ch]', 'text-heading': '' };

/** The head of a page without a hero picture: breadcrumb, title, introduction. */
export function PageHead({
  title,
  text,
  above,
  size = 'text-hero',
}: {
  title: ReactNode;
  text?: string;
  above?: ReactNode;
  /** Of its letters: smaller where something is done on the page, and still smaller above an answer. */
  size?: keyof typeof widths;
}) {
  return (
    <header className="mx-auto grid max-w-page gap-8 px-gutter pt-28 pb-12">
      {above}
      <h1 className={`pt-6 ${size} ${widths[size]}`}>
        {typeof title === 'string' ? <UnbrokenWords>{title}</UnbrokenWords> : title}
      </h1>
      {text && <p className="max-w-measure text-muted">{text}</p>}
    </header>
  );
}
