import type { ReactNode } from 'react';
import { Arrow } from '@/components/ui/arrow';

export type View = {
  /** What an option names to be shown by it. */
  readonly id: string;
  readonly title: string;
  readonly goTo: string;
  readonly caption?: string;
};

/** Stands in `counter` for the place of a view. */
export const placeMark = '#';

type Props = {
  view: View | undefined;
  /** Its index among those that are seen. */
  place: number;
  /** `counter` says where one is, as `2 sur 6`, with `placeMark` for the place. */
  words: { previous: string; next: string; counter: string };
  /** Turns by so many views. */
  turn: (by: number) => void;
  /** What stands before the arrows. */
  children: ReactNode;
};

/** Which view of a piece is shown, and the arrows to the others. */
export function ViewerBar({ view, place, words, turn, children }: Props) {
  return (
    <div className="viewer-bar">
      <p aria-live="polite" className="me-auto text-small">
        <span className="counter">{words.counter.replace(placeMark, String(place + 1))}</span>
        <span className="ms-3 max-sm:hidden">{view?.title}</span>
        {view?.caption && <span className="block text-muted">{view.caption}</span>}
      </p>
      {children}
      <Arrow label={words.previous} onClick={() => turn(-1)} isBack />
      <Arrow label={words.next} onClick={() => turn(1)} />
    </div>
  );
}
