import { expect, test } from 'vitest';
import { hasMotors } from '@/lib/catalogue/capabilities';
import { allPieces, listPieces, requirePiece } from '@/lib/catalogue/catalogue';
import { safetyWarnings } from '@/lib/catalogue/safety-warnings';
import { aPiece } from '@/tests/make';

test('beds and chairs, which can massage, warn of implants and pregnancy', () => {
  for (const piece of [...listPieces('chair'), ...listPieces('bed')]) {
    expect(safetyWarnings(piece), piece.productId).toEqual(
      expect.arrayContaining(['implant', 'pregnancy']),
    );
  }
  for (const category of ['table', 'mirror', 'wardrobe'] as const) {
    for (const piece of listPieces(category)) {
      expect(safetyWarnings(piece), piece.productId).not.toContain('implant');
    }
  }
});

test('moving parts are warned of exactly where a piece has motors', () => {
  for (const piece of allPieces) {
    expect(safetyWarnings(piece).includes('moving'), piece.productId).toBe(hasMotors(piece));
  }
});

test('wardrobes and hanging mirrors are fixed to the wall, a mirror on a foot can tip over', () => {
  for (const piece of listPieces('wardrobe')) expect(safetyWarnings(piece)).toContain('wall');
  expect(safetyWarnings(requirePiece('mirror', 'hera'))).toContain('wall');
  expect(safetyWarnings(requirePiece('mirror', 'narcisse'))).toEqual([
    'standing',
    'battery',
    'electricity',
  ]);
});

test('a mirror deeper than 20 cm stands', () => {
  const warned = (depth: number) =>
    safetyWarnings(aPiece({ category: 'mirror', sizeMm: { width: 700, height: 1900, depth } }));
  expect(warned(201)).toContain('standing');
  expect(warned(200)).not.toContain('standing');
});

test('a piece with a battery has the battery warning', () => {
  const power = { peakWatts: 100, batteryHours: 2 };
  expect(safetyWarnings(aPiece({ category: 'table', power }))).toEqual(['battery', 'electricity']);
  expect(safetyWarnings(aPiece({ category: 'table' }))).toEqual(['electricity']);
});
