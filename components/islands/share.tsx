'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

type Props = { title: string; words: { share: string; shared: string } };

/** Hands the page to the system's share sheet, or copies its address where there is none. */
export function Share({ title, words }: Props) {
  const [isCopied, setCopied] = useState(false);

  async function share() {
    const url = location.origin + location.pathname;
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
    <Button variant="ghost" onClick={share} className="px-0!">
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path
          d="M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
        />
      </svg>
      <span role="status">{isCopied ? words.shared : words.share}</span>
    </Button>
  );
}
