'use client';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { turn } from '@/lib/catalogue/model-frame';

type Props = {
  /** The picture of all views. */
  src: string;
  label: string;
};

/** Pixels that a finger or a mouse moves for the next view. */
const step = 18;
const { views, columns } = turn;
const rows = views / columns;
const degrees = 360 / views;

/** A piece from all sides without the 3D viewer: a finger, the mouse or the arrow keys turn it. */
export function ModelTurn({ src, label }: Props) {
  const [view, setView] = useState(0);
  const held = useRef({ x: 0, view: 0 });
  const show = (next: number) => setView(((next % views) + views) % views);
  const isHeld = (event: PointerEvent) => event.currentTarget.hasPointerCapture(event.pointerId);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(view + by);
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={360 - degrees}
      aria-valuenow={view * degrees}
      aria-valuetext={`${view * degrees}°`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, view };
      }}
      onPointerMove={(event) => {
        const { x, view: from } = held.current;
        if (isHeld(event)) show(from - Math.round((event.clientX - x) / step));
      }}
      className="aspect-square h-full max-h-[min(100%,100vw)] cursor-grab touch-pan-y bg-no-repeat active:cursor-grabbing"
      style={{
        backgroundImage: `url("${src}")`,
        backgroundSize: `${columns * 100}% ${rows * 100}%`,
        backgroundPosition: `${((view % columns) / (columns - 1)) * 100}% ${(Math.floor(view / columns) / (rows - 1)) * 100}%`,
      }}
    />
  );
}
