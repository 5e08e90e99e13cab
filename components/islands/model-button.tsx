'use client';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { buttonLook } from '@/components/ui/button';
import type { Model } from '@/content/models';
import type { Locale } from '@/lib/i18n/locales';
import { ScriptButton } from './script-button';

const ModelDialog = lazy(() => import('./model-dialog'));

export type ModelWords = {
  open: string;
  label: string;
  hint: string;
  loading: string;
  failed: string;
  unsupported: string;
  lost: string;
  retry: string;
  close: string;
  dimensions: string;
  night: string;
  finish: string;
  original: string;
  options: string;
  place: string;
  width: string;
  depth: string;
  height: string;
};

export type ModelProps = {
  locale: Locale;
  src: string;
  poster: string;
  model: Model;
  sizeMm: { readonly width: number; readonly depth: number; readonly height: number };
  /** Options that can be seen on the model, with their names. */
  options: readonly { readonly id: string; readonly name: string }[];
  /** Finishes it can be shown in, with their names. */
  finishes: readonly { readonly id: string; readonly name: string }[];
  /** A sentence that names the options without a visible part. */
  hidden?: string;
  words: ModelWords;
};

/** Opens the 3D model; nothing of it is fetched before. */
export function ModelButton(props: ModelProps & { icon?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ScriptButton
        className={`${buttonLook({ variant: 'outline', size: 'sm' })} whitespace-nowrap`}
        onClick={() => setOpen(true)}
      >
        {props.words.open}
      </ScriptButton>
      <Suspense>{isOpen && <ModelDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
