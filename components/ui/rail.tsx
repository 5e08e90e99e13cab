import type { ReactNode } from 'react';

type Props = {
  /** The cards, as items of a list. */
  children: ReactNode;
  /** The grid it is from a tablet on. */
  className: string;
  /** Its name, where its cards hold nothing to focus: the rail itself is then reached by keyboard. */
  label?: string;
};

/**
 * A list of cards. On a phone it is a row that scrolls sideways, with the edge of the next card in sight;
 * wider windows and paper show a grid.
 */
export function Rail({ children, className, label }: Props) {
  return (
    <ul aria-label={label} tabIndex={label ? 0 : undefined} className={`rail ${className}`}>
      {children}
    </ul>
  );
}
