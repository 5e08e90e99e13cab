import type { ReactNode } from 'react';

type Props = {
  /** The cards, as list items. */
  children: ReactNode;
  /** Grid classes for tablets and wider. */
  className: string;
  /** Accessible name for a rail whose cards hold nothing to focus; it makes the rail itself focusable. */
  label?: string;
  /** Whether the order of the cards says something, as years do. */
  isOrdered?: boolean;
};

/**
 * A list of cards. On a phone it is a row that scrolls sideways and shows the edge of the next card;
 * wider windows and print show a grid.
 */
export function Rail({ children, className, label, isOrdered }: Props) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List aria-label={label} tabIndex={label ? 0 : undefined} className={`rail ${className}`}>
      {children}
    </List>
  );
}
