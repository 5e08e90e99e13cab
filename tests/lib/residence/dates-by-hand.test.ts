import { expect, test } from 'vitest';
import { faultsIn } from '@/lib/desk/forms/field-faults';
import {
  hasBegun,
  isBookableByHand,
  isOver,
  mostNights,
  refusalOfMove,
} from '@/lib/residence/dates-by-hand';
import { desk } from '@/messages/fr/desk/desk';

const today = '2027-03-10';
const dates = (checkIn: string, checkOut: string) => ({ checkIn, checkOut });

test('the house books from today on, up to sixty nights', () => {
  expect(isBookableByHand(dates('2027-03-10', '2027-03-11'), today)).toBe(true);
  expect(isBookableByHand(dates('2027-03-10', '2027-05-09'), today)).toBe(true);
  expect(isBookableByHand(dates('2027-03-10', '2027-05-10'), today)).toBe(false);
  expect(isBookableByHand(dates('2027-03-10', '2027-03-10'), today)).toBe(false);
  expect(isBookableByHand(dates('2027-03-09', '2027-03-11'), today)).toBe(false);
});

test('the house reads how many nights it may book, wherever dates are refused', () => {
  expect(mostNights).toBe(60);
  const refused = { notice: 'badStay', at: 'to' };
  for (const { to } of [
    faultsIn(refused),
    faultsIn({ notice: 'badStayDates' }),
    faultsIn({ notice: 'badStayEnd' }),
  ])
    expect(to).toContain('de soixante nuits au plus');
  expect(desk.notices.badStay).toContain('de soixante nuits au plus');
});

test('a stay that has begun keeps its arrival and ends today or later', () => {
  const stay = dates('2027-03-08', '2027-03-11');
  expect(hasBegun(stay, today)).toBe(true);
  expect(refusalOfMove(stay, dates('2027-03-08', '2027-03-14'), today)).toBeUndefined();
  expect(refusalOfMove(stay, dates('2027-03-08', '2027-03-10'), today)).toBeUndefined();
  expect(refusalOfMove(stay, dates('2027-03-08', '2027-03-09'), today)).toBe('badStayEnd');
  expect(refusalOfMove(stay, dates('2027-03-09', '2027-03-14'), today)).toBe('badStayEnd');
  expect(refusalOfMove(stay, dates('2027-03-12', '2027-03-14'), today)).toBe('badStayEnd');
  expect(refusalOfMove(stay, dates('2027-03-08', '2027-06-14'), today)).toBe('badStayEnd');
});

test('a guest who leaves today may stay on; a stay that is over stays as it was', () => {
  const stay = dates('2027-03-08', '2027-03-10');
  expect(isOver(stay, today)).toBe(false);
  expect(refusalOfMove(stay, dates('2027-03-08', '2027-03-12'), today)).toBeUndefined();
  const over = dates('2027-03-07', '2027-03-09');
  expect(isOver(over, today)).toBe(true);
  expect(refusalOfMove(over, dates('2027-03-07', '2027-03-12'), today)).toBe('badStayEnd');
});

test('a stay that is to come moves to other days, not into the past', () => {
  const stay = dates('2027-03-10', '2027-03-12');
  expect(refusalOfMove(stay, dates('2027-04-01', '2027-04-03'), today)).toBeUndefined();
  expect(refusalOfMove(stay, dates('2027-03-09', '2027-03-12'), today)).toBe('badStayDates');
});
