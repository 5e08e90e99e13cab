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

/** What a toast says, and what can be done about it. */
export function ToastBody({ title, text, words, piece, act, link }: Props) {
  return (
    <>
      <Title className="font-display text-lead">{title}</Title>
      <Close aria-label={words.close} className="size-8 text-lead leading-none">
        <span aria-hidden="true">×</span>
      </Close>
      {piece && (
        <p className="col-span-2 my-2 flex items-center gap-4">
          {piece.picture}
          {` ${piece.name} `}
        </p>
      )}
      {text && <Description className="col-span-2 text-small">{text}</Description>}
      {act && (
        <Action asChild altText={act.text}>
          <button type="button" className="toast-action" onClick={act.run}>
            {act.text}
          </button>
        </Action>
      )}
      {link && (
        <Action asChild altText={link.text}>
          <PrefetchLink href={link.path} prefetch={false} className="toast-action">
            {link.text}
          </PrefetchLink>
        </Action>
      )}
    </>
  );
}
