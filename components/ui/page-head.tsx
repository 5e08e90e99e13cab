import type { ReactNode } from 'react';
import { UnbrokenWords } from './text';

/** The head of a page without a hero picture: breadcrumb, title, introduction. */
export function PageHead({
  title,
  text,
  above,
}: {
  title: ReactNode;
  text?: string;
  above?: ReactNode;
}) {
  return (
    <header className="mx-auto grid max-w-page gap-8 px-gutter pt-28 pb-12">
      {above}
      <h1 className="max-w-[16ch] pt-6 text-hero">
        {typeof title === 'string' ? <UnbrokenWords>{title}</UnbrokenWords> : title}
      </h1>
      {text && <p className="max-w-measure text-muted">{text}</p>}
    </header>
  );
}
