'use client';
import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from '@/components/ui/form/script-button.client';
import type { Messages } from '@/lib/i18n/messages';

type Props = { address: string; words: Messages['contact']['map']['frame'] };

/** A third-party map, loaded only after the visitor presses the button. */
export function ConsentedMap({ address, words }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) {
    return (
      <iframe src={address} title={words.title} className="aspect-4/3 w-full border border-line" />
    );
  }
  return (
    <div className="grid min-h-72 min-w-0 content-center sm:aspect-4/3 justify-items-center gap-5 border border-line bg-paper p-8 text-center">
      <ScriptButton className={buttonClass({ variant: 'outline' })} onClick={() => setLoaded(true)}>
        {words.load}
      </ScriptButton>
      <p className="max-w-80 text-muted text-small">{words.note}</p>
    </div>
  );
}
