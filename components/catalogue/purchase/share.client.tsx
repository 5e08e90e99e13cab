'use client';
import { type ReactNode, useState } from 'react';
import { fetchOrToast } from '@/components/ui/browser/fetch-or-toast.client';
import type { Shared } from '@/components/ui/browser/share-page.client';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from '@/components/ui/form/script-button.client';

type Props = Shared & {
  /** Label for screen readers, when several buttons share different things. */
  label?: string;
  words: { share: string; shared: string };
  /** Its icon. */
  children: ReactNode;
};

/** Hands the page to the system's share sheet, or copies its address where there is none; fetched at the press. */
export function Share({ label, words, children, ...shared }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function share() {
    const script = await fetchOrToast(() => import('@/components/ui/browser/share-page.client'));
    if ((await script?.sharePage(shared)) === 'copied') setCopied(true);
  }

  return (
    <>
      <ScriptButton
        onClick={share}
        aria-label={label}
        className={`${buttonClass({ variant: 'ghost' })} px-0!`}
      >
        {children}
        {isCopied ? words.shared : words.share}
      </ScriptButton>
      <span role="status" className="sr-only">
        {isCopied && words.shared}
      </span>
    </>
  );
}
