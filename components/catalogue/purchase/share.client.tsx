'use client';
import { type ReactNode, useState } from 'react';
import { fetchOrToast } from '@/components/ui/browser/fetch-or-toast.client';
import type { Shared } from '@/components/ui/browser/share-page.client';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from '@/components/ui/form/script-button.client';

type Props = Omit<Shared, 'url'> & {
  /** Path of the page; by default the address of this one, with its query. */
  path?: string;
  /** Label for screen readers, when several buttons share different things. */
  label?: string;
  words: { share: string; shared: string };
  /** Its icon. */
  children: ReactNode;
};

/** Hands the page to the system's share sheet, or copies its address where there is none. */
export function Share({ label, words, path, children, ...shared }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function share() {
    const url = location.origin + (path ?? location.pathname + location.search);
    if (navigator.share === undefined) {
      // WebKit allows this during the press alone, not once a script has come.
      await navigator.clipboard.writeText(url);
      return setCopied(true);
    }
    const script = await fetchOrToast(() => import('@/components/ui/browser/share-page.client'));
    await script?.sharePage({ ...shared, url });
  }

  return (
    <>
      <ScriptButton
        onClick={share}
        aria-label={label}
        className={`${buttonClass({ variant: 'ghost' })} word-button`}
      >
        {children}
        <span className="word">{isCopied ? words.shared : words.share}</span>
      </ScriptButton>
      <span role="status" className="sr-only">
        {isCopied && words.shared}
      </span>
    </>
  );
}
