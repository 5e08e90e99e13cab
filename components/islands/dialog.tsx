'use client';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useBackCloses } from './use-back-closes';

type Props = {
  label: string;
  onClose: () => void;
  className?: string;
  children: ReactNode;
};

/**
 * A modal dialog, open as long as it is rendered: the browser's own element keeps the focus inside,
 * closes on Escape and gives the focus back. A press beside it, or Back, closes it as well. The first
 * element that takes the focus gets it, so a close button stands last.
 */
export function Dialog({ label, onClose, className = '', children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useBackCloses(onClose);

  // Before the element leaves the page, so that it can give the focus back.
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
