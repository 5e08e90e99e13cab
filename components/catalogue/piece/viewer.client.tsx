'use client';
import type { ReactNode } from 'react';
import { Thumbnails } from '@/components/catalogue/gallery/thumbnails';
import { type View, ViewerBar } from '@/components/catalogue/gallery/viewer-bar';
import { useOptionViews } from '@/components/catalogue/model/use-option-views.client';
import { useDialog } from '@/components/ui/browser/use-dialog.client';
import { useStrip } from '@/components/ui/browser/use-strip.client';
import { ScriptButton } from '@/components/ui/form/script-button.client';
import type { Locale } from '@/lib/i18n/locales';

type Props = {
  locale: Locale;
  label: string;
  views: readonly View[];
  words: {
    enlarge: string;
    previous: string;
    next: string;
    counter: string;
    /** What is said before chosen options where the picture of another edition lacks them. */
    unseen?: string;
  };
  /** The views, as items of a list. */
  children: ReactNode;
  /** Small pictures of the views, in the same order. */
  thumbnails: readonly ReactNode[];
  /** Content before the arrows: the button of the 3D model. */
  after?: ReactNode;
  enlargeIcon: ReactNode;
};

/**
 * The views of a piece in a strip that scrolls sideways, with arrows, thumbnails, a counter and full
 * screen. Without scripts the strip still scrolls. A view is fetched when it comes into the strip.
 */
export function Viewer({
  locale,
  label,
  views,
  words,
  children,
  thumbnails,
  after,
  enlargeIcon,
}: Props) {
  const { strip, index, place, go, turn, onKey } = useStrip();
  const { open, show } = useDialog(
    locale,
    () => import('@/components/catalogue/gallery/lightbox.client'),
  );
  const [options, whole] = useOptionViews(
    views.map(({ id }) => id),
    go,
  );
  const first = `${(whole && options && words.unseen) || ''}${options}`;

  return (
    <section aria-label={label} className="grid gap-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same */}
      <div className="relative" onKeyDown={onKey}>
        <ul
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={label}
          data-whole={whole || undefined}
          data-chosen={first || undefined}
          className="viewer-strip"
        >
          {children}
        </ul>
        <p role="status" className="chosen-names">
          {index === 0 ? first : whole}
        </p>
        <ScriptButton aria-label={words.enlarge} onClick={open} className="enlarge">
          {enlargeIcon}
        </ScriptButton>
      </div>
      <ViewerBar view={views[index]} place={place} words={words} turn={turn}>
        {after}
      </ViewerBar>
      <Thumbnails views={views} pictures={thumbnails} index={index} go={go} />
      {strip.current && show({ items: [...strip.current.children], index, onView: go })}
    </section>
  );
}
