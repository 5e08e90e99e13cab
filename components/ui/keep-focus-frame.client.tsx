'use client';
import type { ComponentProps } from 'react';
import { keepFocus } from './browser/keep-focus.client';

/** A part of the page that something in it removes: the focus in it then moves to what is next. */
export function KeepFocusFrame(props: ComponentProps<'div'>) {
  return <div ref={keepFocus} {...props} />;
}
