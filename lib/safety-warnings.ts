import type { Piece } from '@/content/piece';
import type { Messages } from './i18n/messages';
import { optionsOf } from './products';

export type SafetyWarning = keyof Messages['safety']['piece']['warnings'];

/**
 * The warnings that stand on the page of a piece, most serious first.
 * Source: regulation (EU) 2023/988, article 19, point d).
 */
export function safetyWarnings(piece: Piece): SafetyWarning[] {
  const { category, power, sizeMm } = piece;
  const hasMassage =
    category === 'chair' || optionsOf(piece).some(({ id }) => id.startsWith('massage_'));
  const isMoving = category === 'chair' || category === 'bed';
  // A mirror on a foot is deep; one that hangs is flat.
  const isStanding = category === 'mirror' && sizeMm.depth > 200;
  const isFixed = category === 'wardrobe' || (category === 'mirror' && !isStanding);
  const warnings: [SafetyWarning, boolean][] = [
    ['implant', hasMassage],
    ['pregnancy', hasMassage],
    ['moving', isMoving],
    ['wall', isFixed],
    ['standing', isStanding],
    ['battery', power.batteryHours > 0],
    ['electricity', true],
  ];
  return warnings.flatMap(([warning, applies]) => (applies ? warning : []));
}
