import { readFileSync } from 'node:fs';
import { CLIENTS_PER_VIEW, type PerViewStep, REVIEWS_PER_VIEW } from '@kontorwerk/contract/constants';
import { expect, test } from 'vitest';
import { fitsFrom, PER_VIEW } from './per-view.ts';

const css = readFileSync(new URL('./per-view.module.css', import.meta.url), 'utf8');
const queries = [...css.matchAll(/@media \(width >= (\d+)px\) \{([\s\S]*?)\n {2}\}/g)];

function stepsInCss(kind: string): readonly PerViewStep[] {
  return queries.flatMap(([, from, rules = '']) => {
    const count = new RegExp(`\\.${kind}[^{]*\\{\\s*--per-view: (\\d+);`).exec(rules)?.[1];
    return count === undefined ? [] : [{ from: Number(from), count: Number(count) }];
  });
}

for (const [kind, steps] of Object.entries(PER_VIEW)) {
  test(`§9 the style sheet shows as many ${kind} as the contract says`, () => {
    const [first, ...others] = steps;
    expect(first?.count).toBe(1);
    expect(css).toMatch(new RegExp(`\\.${kind}[^{]*\\{\\s*--per-view: 1;`));
    expect(stepsInCss(kind)).toEqual(others);
  });
}

test('the style sheet hides the controls at every width from which slides may fit', () => {
  const hidden = queries.flatMap(([, from, rules = '']) =>
    rules.includes(`[data-fits-from="${from}"]`) ? [Number(from)] : [],
  );
  const wanted = Object.values(PER_VIEW).flatMap((steps) => steps.slice(1).map(({ from }) => from));
  expect(hidden).toEqual([...new Set(wanted)].sort((a, b) => a - b));
});

test('says from which width all slides fit', () => {
  expect(fitsFrom(CLIENTS_PER_VIEW, 1)).toBe(0);
  expect(fitsFrom(CLIENTS_PER_VIEW, 2)).toBe(768);
  expect(fitsFrom(CLIENTS_PER_VIEW, 5)).toBe(1401);
  expect(fitsFrom(CLIENTS_PER_VIEW, 7)).toBeNull();
  expect(fitsFrom(REVIEWS_PER_VIEW, 2)).toBe(1024);
});
