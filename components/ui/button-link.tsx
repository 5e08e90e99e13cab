import type { ComponentProps } from 'react';
import { type ButtonLookProps, buttonLook } from './button';
import { Link } from './link';

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className = '',
  ...rest
}: ComponentProps<typeof Link> & ButtonLookProps) {
  return <Link className={`${buttonLook({ variant, size })} ${className}`} {...rest} />;
}
