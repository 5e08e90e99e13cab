'use client';
import type { ReactNode } from 'react';

type Props = { href: string; className: string; children: ReactNode };

/**
 * Opens the page where a purchase is paid, in a window with a name, which a second click finds again. A
 * page of another site loses that name once it has loaded, so the second click of a double one is dropped here.
 * Such a page cannot reach the shop's window: `Cross-Origin-Opener-Policy` parts them.
 */
export function PayLink({ href, className, children }: Props) {
  return (
    <a
      href={href}
      target="theogonie-payment"
      referrerPolicy="no-referrer"
      className={className}
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
