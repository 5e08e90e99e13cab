import type { ReactNode } from 'react';
import { ScriptButton } from '@/components/ui/form/script-button.client';

/** Views that the styles put in another place in the dark theme. */
const moved: readonly string[] = ['hero', 'night'];

type Props = {
  views: readonly { readonly id: string; readonly goTo: string }[];
  /** Small pictures of the views, in the same order. */
  pictures: readonly ReactNode[];
  index: number;
  go: (index: number) => void;
};

/** A button for each view of a piece. */
export function Thumbnails({ views, pictures, index, go }: Props) {
  return (
    <ul className="thumbnails">
      {views.map((view, place) => (
        <li key={view.id} data-view={moved.includes(view.id) ? view.id : undefined}>
          <ScriptButton
            aria-label={view.goTo}
            aria-current={place === index}
            onClick={() => go(place)}
            className="thumbnail"
          >
            {pictures[place]}
          </ScriptButton>
        </li>
      ))}
    </ul>
  );
}
