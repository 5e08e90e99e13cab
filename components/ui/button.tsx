import type { ComponentProps, MouseEvent } from 'react';

const variants = {
  default: 'bg-ink text-ground hover:bg-gold-text',
  destructive: 'bg-danger text-ground hover:opacity-85',
  outline: 'border border-ink text-ink hover:border-gold-text hover:text-gold-text',
  secondary: 'border border-line bg-paper text-ink hover:border-gold-text',
  ghost: 'text-ink hover:text-gold-text',
  link: 'prose-link',
  hero: 'border border-gold bg-ground text-ink hover:bg-gold hover:text-ground',
  heroSolid: 'bg-gold-text text-ground hover:bg-ink',
} as const;

const sizes = {
  default: 'min-h-12 px-7 py-2',
  sm: 'min-h-10 px-5 py-1.5',
  lg: 'min-h-14 px-6 py-2 sm:px-10',
  icon: 'size-11',
} as const;

export type ButtonClassProps = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** The classes of a button, for elements that only look like one. */
export function buttonClass({
  variant = 'default',
  size = 'default',
}: ButtonClassProps = {}): string {
  return `button ${variants[variant]} ${variant === 'link' ? '' : sizes[size]}`;
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
