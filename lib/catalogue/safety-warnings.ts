import type { Piece } from '@/content/catalogue/piece';
import type { Messages } from '@/lib/i18n/messages';
import { hasMotors, isFixedToWall } from './capabilities';
import { optionsOf } from './products';

export type SafetyWarning = keyof Messages['safety']['piece']['warnings'];

/**
 * The warnings shown on the page of a piece, most serious first.
 * Source: regulation (EU) 2023/988, article 19, point d).
 */
export function safetyWarnings(piece: Piece): SafetyWarning[] {
  const { category, power, sizeMm } = piece;
  const hasMassage =
    category === 'chair' || optionsOf(piece).some(({ id }) => id.startsWith('massage_'));
  // A standing mirror is deep, a hanging one is flat.
  const isStanding = category === 'mirror' && sizeMm.depth > 200;
  const warnings: [SafetyWarning, boolean][] = [
    ['implant', hasMassage],
    ['pregnancy', hasMassage],
    ['moving', hasMotors(piece)],
    ['wall', isFixedToWall(piece)],
    ['standing', isStanding],
    ['battery', power.batteryHours > 0],
    ['electricity', true],
  ];
  return warnings.flatMap(([warning, applies]) => (applies ? warning : []));
}
