import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'section'>, 'ref'> & {
  /** No bar covers it. */
  'data-quiet'?: boolean;
  /** `div` for a section without a heading. */
  as?: 'section' | 'div';
};

/** A section of a page, at page width, with the silence above and below that its neighbours ask for. */
export function Section({ as: Tag = 'section', className = '', ...rest }: Props) {
  return (
    <Tag className={`page-section mx-auto w-full max-w-page px-gutter ${className}`} {...rest} />
  );
}
