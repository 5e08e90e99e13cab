import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StayForm } from '@/components/desk/stays/stay-form';
import { suites } from '@/content/residence/suites';

test('who books a stay by hand reads how many each suite sleeps, and what a night costs', () => {
  const form = renderToStaticMarkup(
    createElement(StayForm, {
      ...{ book: async () => undefined, today: '2026-12-01', month: '2026-12', typed: {} },
    }),
  );
  for (const { slug, guests, pricePerNightUsd } of suites) {
    const [, option] = new RegExp(`<option value="${slug}">([^<]*)</option>`).exec(form) ?? [];
    expect(option?.replace(/\s/g, '')).toContain(`,${guests}personne`);
    expect(option?.replace(/\s/g, '')).toContain(`,${pricePerNightUsd}$lanuit`);
  }
});
