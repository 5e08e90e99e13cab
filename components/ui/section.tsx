import type { ComponentProps } from 'react';

/** A band of a page, as wide as the page, with the shop's own breath above and below. */
export function Section({ className = '', ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={`fold mx-auto w-full max-w-page px-gutter py-section ${className}`}
      {...rest}
    />
  );
}
