import type { ReactNode } from 'react';
import { Arrow } from '@/components/ui/arrow';

export type View = {
  /** What an option names to be shown by it. */
  readonly id: string;
  readonly title: string;
  readonly goTo: string;
  /** Where one is, as `2 sur 6`. */
  readonly counter: string;
  readonly caption?: string;
};

type Props = {
  view: View | undefined;
  /** Where it stands among those that are seen. */
  counter: string | undefined;
  words: { previous: string; next: string };
  /** Turns by so many views. */
  turn: (by: number) => void;
  /** What stands before the arrows. */
  children: ReactNode;
};

/** Which view of a piece is shown, and the arrows to the others. */
export function ViewerBar({ view, counter, words, turn, children }: Props) {
  return (
    <div className="viewer-bar">
      <p aria-live="polite" className="me-auto text-small">
        <span className="counter">{counter}</span>
        <span className="ms-3 max-sm:hidden">{view?.title}</span>
        {view?.caption && <span className="block text-muted">{view.caption}</span>}
      </p>
      {children}
      <Arrow label={words.previous} onClick={() => turn(-1)} isBack />
      <Arrow label={words.next} onClick={() => turn(1)} />
    </div>
  );
}
