'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useTransition } from 'react';

type Props = {
  /** Path of the page, in its language. */
  action: string;
  /** What the page shows, by the names of the fields. */
  shown: Readonly<Record<string, string>>;
  className: string;
  children: ReactNode;
};

/**
 * Asks the page again with each choice, so that the hours below are those of what is chosen; also with one that was made
 * before scripts had come. Without scripts its button does.
 */
export function HourFilterForm({ action, shown, className, children }: Props) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const isAsked = useRef(false);
  const [isAsking, startTransition] = useTransition();
  const ask = () => {
    if (!form.current) return;
    const chosen = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    if (chosen.every(([name = '', value]) => shown[name] === value)) return;
    startTransition(() =>
      router.replace(`${action}?${new URLSearchParams(chosen)}`, { scroll: false }),
    );
  };
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    ask();
  });
  return (
    <form
      ref={form}
      action={action}
      onChange={ask}
      aria-busy={isAsking || undefined}
      className={className}
    >
      {children}
    </form>
  );
}
