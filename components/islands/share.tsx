'use client';
import { type ReactNode, useState } from 'react';
import { buttonLook } from '@/components/ui/button';
import { ScriptButton } from './script-button';

type Props = {
  title: string;
  words: { share: string; shared: string };
  /** Its sign. */
  children: ReactNode;
};

/** Hands the page to the system's share sheet, or copies its address where there is none. */
export function Share({ title, words, children }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function share() {
    const url = location.origin + location.pathname + location.search;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  }

  return (
    <>
      <ScriptButton onClick={share} className={`${buttonLook({ variant: 'ghost' })} px-0!`}>
        {children}
        {isCopied ? words.shared : words.share}
      </ScriptButton>
      <span role="status" className="sr-only">
        {isCopied && words.shared}
      </span>
    </>
  );
}
