import { Action, Close, Description, Title } from '@radix-ui/react-toast';
import type { ShownPiece } from '@/components/ui/browser/channels.client';
import { PrefetchLink } from '@/components/ui/prefetch-link.client';

type Props = {
  title: string;
  text: string;
  words: { close: string };
  /** What was added. */
  piece?: ShownPiece;
  /** What the visitor can do about it here. */
  act?: { readonly text: string; readonly run: () => void };
  /** Link to what was just added, such as the cart. */
  link?: { readonly path: string; readonly text: string };
};

/** What a toast says, and what can be done about it: what was added in one row, with its picture and where it is now. */
export function ToastBody({ title, text, words, piece, act, link }: Props) {
  const way = link && (
    <Action asChild altText={link.text}>
      <PrefetchLink href={link.path} prefetch={false} className="toast-action">
        {link.text}
      </PrefetchLink>
    </Action>
  );
  return (
    <>
      <div className="flex items-center gap-4">
        {piece?.picture}
        <div className="flex-1">
          <Title className="font-display text-lead">{title}</Title>
          {piece && (
            <p className="flex flex-wrap items-center gap-x-6">
              {` ${piece.name} `}
              {way}
            </p>
          )}
        </div>
      </div>
      <Close aria-label={words.close} className="size-8 text-lead leading-none">
        <span aria-hidden="true">×</span>
      </Close>
      {text && <Description className="col-span-2 text-small">{text}</Description>}
      {act && (
        <Action asChild altText={act.text}>
          <button type="button" className="toast-action" onClick={act.run}>
            {act.text}
          </button>
        </Action>
      )}
      {!piece && way}
    </>
  );
}
