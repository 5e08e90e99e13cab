import type { ComponentProps, MouseEvent } from 'react';

export type ButtonClassProps = {
  variant?:
    | 'default'
    | 'destructive'
    | 'outline'
    | 'secondary'
    | 'ghost'
    | 'link'
    | 'hero'
    | 'hero-solid';
  size?: 'default' | 'sm' | 'lg' | 'icon';
};

/** The classes of a button, for elements that only look like one; their looks stand in the style sheet. */
export function buttonClass({
  variant = 'default',
  size = 'default',
}: ButtonClassProps = {}): string {
  return `button button-${variant} button-size-${size}`;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * A button of the shop: eight variants, four sizes. While it is off, its presses are ignored; it is not
 * `disabled`, because that would lose the focus.
 */
export function Button({
  variant,
  size,
  isOff,
  className = '',
  ...rest
}: ComponentProps<'button'> & ButtonClassProps & { isOff?: boolean }) {
  return (
    <button
      type="button"
      className={`${buttonClass({ variant, size })} ${className}`}
      {...rest}
      {...(isOff && { 'aria-disabled': true, onClick: ignore })}
    />
  );
}
