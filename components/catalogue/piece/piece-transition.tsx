import { type ReactNode, ViewTransition } from 'react';
import type { Piece } from '@/content/catalogue/piece';

/** Moves the picture of a piece from one page to the next, in browsers with view transitions. */
export function PieceTransition({ piece, children }: { piece: Piece; children: ReactNode }) {
  return (
    <ViewTransition name={`${piece.category}-${piece.id}`} share="piece" default="none">
      {children}
    </ViewTransition>
  );
}
