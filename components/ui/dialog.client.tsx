'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from './browser/use-back-closes.client';

type Props = {
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A modal dialog, open while rendered: the native element traps the focus, closes on Escape and returns
 * the focus. A click on the backdrop, or Back, closes it too. The first focusable element gets the
 * focus, so a close button comes last.
 */
export function Dialog({ label, onClose, className = '', children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose);

  // In a layout effect: the element must still be in the page to return the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key for closing is Escape, which the element handles
    <dialog
      ref={element}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      className={`m-auto overscroll-contain text-ink ${className}`}
    >
      {children}
    </dialog>
  );
}
