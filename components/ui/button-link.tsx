import type { ComponentProps } from 'react';
import { type ButtonClassProps, buttonClass } from './button';
import { Link } from './link';

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className = '',
  ...rest
}: ComponentProps<typeof Link> & ButtonClassProps) {
  return <Link className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}
