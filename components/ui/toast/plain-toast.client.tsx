'use client';
import { useEffect, useRef } from 'react';

type Props = {
  label: string;
  message?: { readonly title: string; readonly text: string };
  onLeave: (toast: undefined) => void;
};

/**
 * The region of the toasts until their script is loaded: screen readers find it, and Alt+T focuses it. It reports
 * failures, above any dialog, until the next press or until the network is back.
 */
export function PlainToast({ label, message, onLeave }: Props) {
  const region = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const onKey = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') region.current?.focus({ preventScroll: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  useEffect(() => {
    if (!message) return;
    frame.current?.showPopover?.();
    const leave = () => onLeave(undefined);
    addEventListener('click', leave, true);
    addEventListener('online', leave);
    return () => {
      removeEventListener('click', leave, true);
      removeEventListener('online', leave);
    };
  }, [message, onLeave]);

  return (
    <section ref={region} aria-label={label} tabIndex={-1} className="fixed end-5 bottom-5 size-1">
      {message && (
        <div ref={frame} popover="manual" role="alert" className="toasts">
          <ul className="list-none">
            <li data-tone="destructive" className="toast">
              <p className="font-display text-lead">{message.title}</p>
              <p className="col-span-2 text-small">{message.text}</p>
            </li>
          </ul>
        </div>
      )}
    </section>
  );
}
