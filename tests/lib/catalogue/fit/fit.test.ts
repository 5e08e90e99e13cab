import { describe, expect, test } from 'vitest';
import { allPieces } from '@/lib/catalogue/catalogue';
import { boxOf } from '@/lib/catalogue/fit/box';
import { checkFit, hardestPlace } from '@/lib/catalogue/fit/check-fit';
import { cornerRule, turnsCorner } from '@/lib/catalogue/fit/corner';
import { doorRule } from '@/lib/catalogue/fit/door';
import { judge, type Rule } from '@/lib/catalogue/fit/judge';
import { liftRule } from '@/lib/catalogue/fit/lift';
import type { Openings } from '@/lib/catalogue/fit/openings';
import { fitsInside } from '@/lib/catalogue/fit/rectangle';
import { floorFor, roomRule, standsAcross } from '@/lib/catalogue/fit/room';
import { pitchDegrees, straightStairsRule, turningStairsRule } from '@/lib/catalogue/fit/stairs';
import { requireProduct } from '@/lib/catalogue/products';

const headboard = boxOf([2420, 1440, 170]);

describe('a rectangle in a rectangle', () => {
  test('fits as it is, or turned by a right angle', () => {
    expect(fitsInside([83, 204], [204, 83])).toBe(true);
    expect(fitsInside([84, 204], [204, 83])).toBe(false);
  });

  test('a longer one fits along the diagonal while it is narrow enough', () => {
    expect(fitsInside([2150, 40], [2040, 830])).toBe(true);
    expect(fitsInside([2203, 0.001], [2040, 830])).toBe(false);
    expect(fitsInside([2100, 830], [2040, 830])).toBe(false);
    expect(fitsInside([2050, 2050], [2040, 2040])).toBe(false);
  });
});

describe('a door', () => {
  const door = { width: 830, height: 2040 };

  test('a headboard passes on its edge, with the spare height', () => {
    expect(judge(doorRule(headboard), door)).toEqual({
      passes: true,
      way: 'onEdge',
      spareMm: 600,
      isTight: false,
    });
  });

  test('less than two centimetres to spare is tight', () => {
    const box = boxOf([1000, 1000, 811]);
    expect(judge(doorRule(box), door)).toMatchObject({ way: 'onEdge', spareMm: 19, isTight: true });
    const thinner = boxOf([1000, 1000, 810]);
    expect(judge(doorRule(thinner), door)).toMatchObject({ spareMm: 20, isTight: false });
  });

  test('the missing width is stated when a box is a little too wide', () => {
    const box = boxOf([1080, 1000, 860]);
    expect(judge(doorRule(box), door)).toEqual({
      passes: false,
      way: 'onEdge',
      short: { measure: 'width', mm: 30 },
    });
  });

  test('a panel higher than the door passes tilted', () => {
    expect(judge(doorRule(boxOf([2500, 2100, 60])), door)).toMatchObject({
      passes: true,
      way: 'tilted',
    });
  });

  test('the answer names every measure when no single one would help', () => {
    const { short } = {
      short: undefined,
      ...judge(doorRule([500, 400, 300]), { width: 100, height: 200 }),
    };
    expect(short).toEqual({
      measure: 'every',
      mm: 200,
      each: [
        { measure: 'width', mm: 200 },
        { measure: 'height', mm: 200 },
      ],
    });
  });
});

describe('a corner', () => {
  const corner = { firstWidth: 900, secondWidth: 900, height: 2500 };

  test('a ladder of no thickness passes up to (a^⅔ + b^⅔)^1.5', () => {
    const longest = (900 ** (2 / 3) + 1200 ** (2 / 3)) ** 1.5;
    expect(turnsCorner([longest - 2, 0.01], 900, 1200)).toBe(true);
    expect(turnsCorner([longest + 2, 0.01], 900, 1200)).toBe(false);
  });

  test('a square as wide as the corridor passes without turning', () => {
    expect(turnsCorner([900, 900], 900, 900)).toBe(true);
    expect(turnsCorner([901, 900], 900, 900)).toBe(false);
  });

  test('the hardest angle between equal corridors is 45 degrees', () => {
    const longest = 2 * (900 * Math.SQRT2 - 300);
    expect(turnsCorner([longest - 1, 300], 900, 900)).toBe(true);
    expect(turnsCorner([longest + 1, 300], 900, 900)).toBe(false);
  });

  test('a box too long to pass lying passes upright, or tilted under a lower ceiling', () => {
    const roll = boxOf([2400, 460, 460]);
    expect(judge(cornerRule(roll), corner)).toMatchObject({ passes: true, way: 'upright' });
    expect(judge(cornerRule(roll), { ...corner, height: 2300 })).toMatchObject({
      passes: true,
      way: 'tilted',
    });
    expect(judge(cornerRule(roll), { ...corner, height: 600 })).toMatchObject({ passes: false });
  });
});

describe('stairs', () => {
  test('across a flight only part of the headroom is left', () => {
    const flight = { width: 800, height: 2000 };
    expect(judge(straightStairsRule([2400, 1500, 300]), flight)).toMatchObject({ way: 'onEdge' });
    expect(judge(straightStairsRule([2400, 1600, 790]), flight).passes).toBe(false);
  });

  test('a landing passes a box that turns its corner or turns freely on it', () => {
    const narrow = { width: 900, height: 2200, landingWidth: 900, landingDepth: 900 };
    const wide = { ...narrow, landingWidth: 2600, landingDepth: 2600 };
    const frame = boxOf([2380, 320, 220]);
    const board = boxOf([2500, 1440, 400]);
    expect(judge(turningStairsRule(frame, 'quarter'), narrow).passes).toBe(true);
    expect(judge(turningStairsRule(board, 'quarter'), narrow).passes).toBe(false);
    expect(judge(turningStairsRule(board, 'quarter'), wide).passes).toBe(true);
  });

  test('a half turn needs enough landing between the flights', () => {
    const landing = { width: 900, height: 2200, landingWidth: 1900, landingDepth: 900 };
    const roll = boxOf([2060, 460, 460]);
    expect(judge(turningStairsRule(roll, 'half'), landing)).toMatchObject({
      passes: true,
      way: 'upright',
    });
    const low = { ...landing, height: 2000 };
    expect(judge(turningStairsRule(roll, 'half'), low)).toMatchObject({
      passes: true,
      way: 'tilted',
    });
    const lower = { ...landing, height: 800 };
    expect(judge(turningStairsRule(roll, 'half'), lower).passes).toBe(false);
    expect(judge(turningStairsRule(roll, 'half'), { ...lower, landingWidth: 2200 }).passes).toBe(
      false,
    );
  });
});

describe('a lift', () => {
  const lift = { width: 1100, depth: 1400, height: 2200, doorWidth: 800, doorHeight: 2000 };

  test('a long parcel is stood up in a lift, and a longer one tilted', () => {
    expect(judge(liftRule([2060, 460, 460]), lift)).toMatchObject({ way: 'upright' });
    expect(judge(liftRule([2420, 720, 170]), lift)).toMatchObject({ passes: true, way: 'tilted' });
    expect(judge(liftRule([2700, 720, 170]), lift)).toMatchObject({ passes: false });
  });

  test('a door too narrow for a box refuses it, even when the cabin is large enough', () => {
    const judged = judge(liftRule([1000, 900, 860]), lift);
    expect(judged).toMatchObject({ passes: false, short: { measure: 'doorWidth', mm: 60 } });
  });
});

describe('a parcel exactly as large as what it passes', () => {
  const corner = { firstWidth: 1500, secondWidth: 1500, height: 2500 };
  const lift = { width: 1500, depth: 1500, height: 2500, doorWidth: 1500, doorHeight: 2500 };
  const clear = 2000 * Math.cos((pitchDegrees * Math.PI) / 180);
  const box = boxOf([1400, 1200, 900]);
  const thin = boxOf([1400, 1200, 300]);
  const thick = boxOf([1400, 1300, 1200]);
  const widths = (mm: number) => ({ firstWidth: mm, secondWidth: mm });

  // Tilted by no angle at all it passes too: the way tells whether it passes as it is.
  test.each([
    ['flat round a corner', judge(cornerRule(box), { ...corner, height: 900 }), 'flat'],
    ['on its edge round one', judge(cornerRule(thin), { ...widths(1000), height: 1200 }), 'onEdge'],
    ['upright round one', judge(cornerRule(thick), { ...widths(1310), height: 1400 }), 'upright'],
    ['flat in a lift', judge(liftRule(box), { ...lift, height: 900 }), 'flat'],
    ['on its edge in one', judge(liftRule(box), { ...lift, depth: 1000, height: 1200 }), 'onEdge'],
    [
      'upright in one',
      judge(liftRule(box), { ...lift, width: 1200, depth: 1000, height: 1400 }),
      'upright',
    ],
    [
      'leaning across the depth of one',
      judge(liftRule([2000, 800, 300]), { ...lift, depth: 800, height: 1900 }),
      'tilted',
    ],
    [
      'leaning across the width of one',
      judge(liftRule([2000, 800, 300]), { ...lift, width: 800, height: 1900 }),
      'tilted',
    ],
    [
      'flat up stairs',
      judge(straightStairsRule([2400, 1200, clear]), { width: 1200, height: 2000 }),
      'flat',
    ],
    [
      'on its edge up stairs',
      judge(straightStairsRule([2400, clear, 900]), { width: 900, height: 2000 }),
      'onEdge',
    ],
  ])('%s', (_, verdict, way) => {
    expect(verdict).toEqual({ passes: true, way, spareMm: 0, isTight: true });
  });

  test('a measure is named that lacks as much as is looked for, and not one millimetre more', () => {
    const rule = (least: number): Rule<'width', 'flat'> => ({
      ways: ['flat'],
      passes: (_, { width }) => width >= least,
    });
    const shortOf = (least: number) => ({ short: {}, ...judge(rule(least), { width: 500 }) }).short;
    expect(shortOf(100_500)).toEqual({ measure: 'width', mm: 100_000 });
    expect(shortOf(100_501)).toMatchObject({ measure: 'every' });
  });
});

describe('a room', () => {
  const size = { width: 2400, depth: 640, height: 2280 };

  test('a wardrobe is tilted up where its diagonal passes, else assembled standing', () => {
    const room = { width: 3000, depth: 3000, height: 2500 };
    expect(judge(roomRule('wardrobe', size), room)).toMatchObject({ way: 'tiltedUp' });
    const low = { ...room, height: 2320 };
    expect(judge(roomRule('wardrobe', size), low)).toMatchObject({
      way: 'assembledStanding',
      spareMm: 40,
    });
    expect(judge(roomRule('wardrobe', size), { ...room, height: 2200 })).toMatchObject({
      passes: false,
      short: { measure: 'height', mm: 80 },
    });
  });

  test('a bed needs space on both sides and at its foot, along either wall', () => {
    const bed = { width: 2360, depth: 2320, height: 1680 };
    expect(judge(roomRule('bed', bed), { width: 3600, depth: 3000, height: 2500 }).passes).toBe(
      true,
    );
    expect(judge(roomRule('bed', bed), { width: 3000, depth: 3600, height: 2500 }).passes).toBe(
      true,
    );
    expect(judge(roomRule('bed', bed), { width: 3400, depth: 3000, height: 2500 })).toMatchObject({
      short: { measure: 'width', mm: 160 },
    });
  });
});

describe('a delivery', () => {
  const zeus = { product: requireProduct('lit-zeus'), optionIds: [] };
  const door = { width: 830, height: 2040 };

  test('the parcel with the least space decides each passage', () => {
    const { passages } = checkFit(zeus, { door, corridor: { width: 2000, height: 2000 } });
    expect(passages.map(({ passage }) => passage)).toEqual(['door', 'corridor']);
    expect(passages[0]?.parcel.items).toEqual(['mattress']);
    expect(passages[0]?.verdict).toMatchObject({ passes: true, spareMm: 370 });
    expect(passages[1]?.parcel.items).toEqual(['headboard']);
  });

  test('the hardest place is the one where most is missing', () => {
    const low = { width: 450, height: 2040 };
    const room = { width: 1200, depth: 1200, height: 2700 };
    const hardest = (openings: Openings) => hardestPlace(checkFit(zeus, openings));
    expect(hardest({ door })).toBeUndefined();
    expect(hardest({ door: low })).toBe('door');
    expect(hardest({ door: low, room })).toBe('room');
    expect(hardest({ door: low, corridor: { width: 300, height: 2040 } })).toBe('corridor');
  });

  test('openings without measures are not checked', () => {
    expect(checkFit(zeus, {}).passages).toEqual([]);
    expect(checkFit(zeus, {})).not.toHaveProperty('room');
  });

  test('every piece passes a front door of 90 cm in its parcels, and the answer survives JSON', () => {
    for (const piece of allPieces) {
      const product = requireProduct(piece.productId);
      const fit = checkFit(
        { product, optionIds: [] },
        { door: { width: 900, height: 2040 }, room: { width: 6000, depth: 6000, height: 2700 } },
      );
      expect(fit.passages[0]?.verdict.passes, piece.productId).toBe(true);
      expect(fit.room?.passes, piece.productId).toBe(true);
      expect(JSON.parse(JSON.stringify(fit))).toEqual(fit);
    }
  });
});

test('a piece is drawn turned where it lacks less that way, or fits that way alone', () => {
  const floor = { width: 3560, depth: 3020 };
  expect(standsAcross(floor, { width: 3200, depth: 3500 })).toBe(true);
  expect(standsAcross(floor, { width: 3100, depth: 3600 })).toBe(true);
  expect(standsAcross(floor, { width: 3600, depth: 3600 })).toBe(false);
  expect(standsAcross(floor, { width: 3500, depth: 3200 })).toBe(false);
});

test('a piece that lacks room both ways is drawn as the words count what is missing', () => {
  const { sizeMm } = requireProduct('lit-zeus').piece;
  const floor = floorFor('bed', sizeMm);
  const short = (width: number, depth: number) => {
    const verdict = judge(roomRule('bed', sizeMm), { width, depth, height: 2500 });
    return verdict.passes ? undefined : verdict.short;
  };
  expect(short(2200, 3500)).toEqual({ measure: 'width', mm: floor.width - 2200 });
  expect(standsAcross(floor, { width: 2200, depth: 3500 })).toBe(false);
  expect(short(3500, 2200)).toEqual({ measure: 'depth', mm: floor.width - 2200 });
  expect(standsAcross(floor, { width: 3500, depth: 2200 })).toBe(true);
  // Turned by a right angle it lacks less: each side what it lacks, and the ceiling nothing.
  expect(short(2200, 2400)).toEqual({
    measure: 'every',
    mm: floor.width - 2400,
    each: [
      { measure: 'width', mm: floor.depth - 2200 },
      { measure: 'depth', mm: floor.width - 2400 },
    ],
  });
  expect(standsAcross(floor, { width: 2200, depth: 2400 })).toBe(true);
});
