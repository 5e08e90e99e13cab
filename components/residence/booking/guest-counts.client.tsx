'use client';
import { useState } from 'react';
import { Select } from '@/components/ui/field';

type Counts = { readonly adults: number; readonly children: number };

type Props = {
  /** How many at first, as the address says. */
  guests: Counts;
  /** As many as the suite takes. */
  most: number;
  /** `fewer` says that the number was lowered to that. */
  words: { readonly adults: string; readonly children: string; readonly fewer: string };
};

/** How many come, which stays while days and suites are chosen: lowered to what a smaller suite takes, and said so. */
export function GuestCounts({ guests, most, words }: Props) {
  const [chosen, choose] = useState(guests);
  const adults = Math.min(chosen.adults, most);
  const children = Math.min(chosen.children, most - 1);
  const isFewer = adults < chosen.adults || children < chosen.children;
  return (
    <>
      <div className="col-span-2 grid grid-cols-2 gap-6 noscript:hidden">
        <Select
          label={words.adults}
          name="adults"
          value={adults}
          onChange={({ target }) => choose({ adults: Number(target.value), children })}
        >
          {optionsTo(1, most)}
        </Select>
        <Select
          label={words.children}
          name="children"
          value={children}
          onChange={({ target }) => choose({ adults, children: Number(target.value) })}
        >
          {optionsTo(0, most - 1)}
        </Select>
      </div>
      {isFewer && (
        <p role="status" className="col-span-2">
          {words.fewer}
        </p>
      )}
    </>
  );
}

const optionsTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, n) => first + n).map((n) => (
    <option key={n} value={n}>
      {n}
    </option>
  ));
