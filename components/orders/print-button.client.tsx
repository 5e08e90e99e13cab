'use client';
import { fetchPictures } from '@/components/ui/browser/watch-page.client';
import { buttonClass } from '@/components/ui/button';
import { ScriptButton } from '@/components/ui/form/script-button.client';

/** A picture that takes longer is printed as its frame. */
const picturesMs = 5_000;

async function printPage(): Promise<void> {
  fetchPictures();
  const decoded = [...document.images].map((picture) => picture.decode());
  const late = new Promise((resolve) => setTimeout(resolve, picturesMs));
  await Promise.race([Promise.allSettled(decoded), late]);
  print();
}

/** Opens the browser's print dialog, once all pictures are there. */
export function PrintButton({ children }: { children: string }) {
  return (
    <ScriptButton
      onClick={printPage}
      className={`${buttonClass({ variant: 'outline', size: 'lg' })} justify-self-start`}
    >
      {children}
    </ScriptButton>
  );
}
