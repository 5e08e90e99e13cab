'use client';
import { type ReactNode, useContext } from 'react';
import { Total } from '@/components/catalogue/purchase/live-price.client';
import { CompareButton } from './compare-button.client';

/** Compares the configuration that is chosen in the form it stands in. */
export function CompareChosen({ children }: { children: ReactNode }) {
  return (
    <CompareButton word={useContext(Total).word} className="text-label uppercase">
      {children}
    </CompareButton>
  );
}
