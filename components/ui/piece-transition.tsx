import { type ReactNode, ViewTransition } from 'react';
import type { Piece } from '@/content/piece';

/** The picture of a piece that moves from one page to the next, where the browser can. */
export function PieceTransition({ piece, children }: { piece: Piece; children: ReactNode }) {
  return (
    <ViewTransition name={`${piece.category}-${piece.id}`} share="piece" default="none">
      {children}
    </ViewTransition>
  );
}
