import { Action, Close, Description, Title } from '@radix-ui/react-toast';
import { PrefetchLink } from '@/components/islands/prefetch-link';

type Props = {
  title: string;
  text: string;
  words: { close: string; undo: string };
  undo?: () => void;
  /** Where to look at what was just put somewhere. */
  link?: { readonly path: string; readonly text: string };
};

/** What a toast says, and what can be done about it. */
export function ToastBody({ title, text, words, undo, link }: Props) {
  return (
    <>
      <Title className="font-display text-lead">{title}</Title>
      <Close aria-label={words.close} className="size-8 text-lead leading-none">
        <span aria-hidden="true">×</span>
      </Close>
      {text && <Description className="col-span-2 text-small">{text}</Description>}
      {undo && (
        <Action asChild altText={words.undo}>
          <button type="button" className="toast-action" onClick={undo}>
            {words.undo}
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
