'use client';
import { type ReactNode, useContext } from 'react';
import { CompareButton } from './compare-button';
import { Total } from './live-price';

/** Compares the configuration that is chosen in the form it stands in. */
export function CompareChosen({ children }: { children: ReactNode }) {
  return (
    <CompareButton word={useContext(Total).word} className="text-label uppercase">
      {children}
    </CompareButton>
  );
}
