'use client';
import type { ReactNode } from 'react';

type Props = { href: string; className: string; children: ReactNode };

/**
 * Opens the payment page in a named window, so that a second click reuses it. A page of another site
 * loses that name once it has loaded, so the second click of a double click is ignored here. That page
 * cannot access the shop's window: `Cross-Origin-Opener-Policy` separates them.
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
