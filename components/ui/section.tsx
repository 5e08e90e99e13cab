import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'section'>, 'ref'> & {
  /** `div` for a band without a heading of its own. */
  as?: 'section' | 'div';
};

/** A band of a page, as wide as the page, with the shop's own breath above and below. */
export function Section({ as: Tag = 'section', className = '', ...rest }: Props) {
  return (
    <Tag className={`mx-auto w-full max-w-page px-gutter py-section ${className}`} {...rest} />
  );
}
