import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'section'>, 'ref'> & {
  /** `div` for a section without a heading. */
  as?: 'section' | 'div';
};

/** A section of a page, at page width, with the standard vertical padding. */
export function Section({ as: Tag = 'section', className = '', ...rest }: Props) {
  return (
    <Tag className={`mx-auto w-full max-w-page px-gutter py-section ${className}`} {...rest} />
  );
}
