'use client';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from '@/components/ui/form/script-button.client';
import type { Messages } from '@/lib/i18n/messages';

type Props = {
  address: string;
  words: Messages['contact']['map']['frame'];
  /** What stands there before. */
  children: ReactNode;
};

/** A third-party map, loaded only after the visitor presses the button. */
export function ConsentedMap({ address, words, children }: Props) {
  const [isLoaded, setLoaded] = useState(false);
  if (isLoaded) {
    return (
      <iframe src={address} title={words.title} className="aspect-4/3 w-full border border-line" />
    );
  }
  return (
    <div className="flex min-h-96 min-w-0 flex-col border border-line sm:aspect-4/3">
      <div className="relative flex-1 overflow-hidden">{children}</div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t bg-ground p-5">
        <ScriptButton
          className={buttonClass({ variant: 'outline' })}
          onClick={() => setLoaded(true)}
        >
          {words.load}
        </ScriptButton>
        <p className="min-w-0 flex-1 basis-64 text-muted text-small">{words.note}</p>
      </div>
    </div>
  );
}
