import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { deskText, deskWords } from '@/lib/desk/desk-words';
import { declaredInWords } from '@/lib/desk/order-words';

type Props = {
  title: string;
  number: string;
  /** When the withdrawal of the order was declared, until it is paid back. */
  declaredAt?: Date;
  /** The button that prints it. */
  print: ReactNode;
  children: ReactNode;
};

/** A sheet of paper about an order: its head, and on the screen the way back and the print button. */
export function Sheet({ title, number, declaredAt, print, children }: Props) {
  return (
    <article className="desk-page mx-auto max-w-page px-gutter pt-28 pb-section print:p-0">
      {/* Of a grid in a `div` paper makes blocks, which hold together where a page ends. */}
      <div className="grid grid-cols-1 gap-8 print:leading-snug">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
          <Link href={`/desk/orders/${number}`} prefetch={false} className="prose-link">
            {deskText('order.title', { number })}
          </Link>
          {print}
        </div>
        <header className="flex flex-wrap items-baseline justify-between gap-4 border-gold border-b pb-4">
          <h1 className="text-title">{title}</h1>
          <p className="whitespace-nowrap font-display text-lead lining-nums">{number}</p>
        </header>
        {declaredAt && (
          <div className="grid gap-2 border-danger border-s-2 bg-paper p-6">
            <h2 className="text-danger text-lead">{declaredInWords(declaredAt)}</h2>
            <p>{deskWords.sheets.declared}</p>
          </div>
        )}
        {children}
      </div>
    </article>
  );
}

/** A line to be filled in by hand. */
export function Blank({ name }: { name: string }) {
  return (
    <div className="border-line border-b pt-2 pb-6">
      <dt className="text-muted text-small">{name}</dt>
      <dd>&nbsp;</dd>
    </div>
  );
}
