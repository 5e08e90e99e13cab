import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';

type Props = {
  title: ReactNode;
  text: string;
  link: { href: string; label: string };
  children?: ReactNode;
};

/** The payment page without an order: an explanation and a link. */
export function PaymentNotice({ title, text, link, children }: Props) {
  return (
    <div className="mx-auto grid min-h-[75dvh] max-w-page content-center justify-items-start gap-7 px-gutter pt-28 pb-section">
      <h1 className="max-w-book text-title">{title}</h1>
      <p className="max-w-measure text-muted">{text}</p>
      <ButtonLink href={link.href} variant="outline" size="lg" prefetch={false}>
        {link.label}
      </ButtonLink>
      {children}
    </div>
  );
}
