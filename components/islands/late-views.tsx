'use client';
import { type ComponentProps, lazy, Suspense } from 'react';

const Views = lazy(() => import('./views'));

/** The views of the one bed that has them; no other page brings their script. */
export function LateViews(props: ComponentProps<typeof Views>) {
  return (
    <Suspense>
      <Views {...props} />
    </Suspense>
  );
}
