import { readFileSync } from 'node:fs';
import { REVIEWS_PER_VIEW } from '@kontorwerk/contract/constants';
import { expect, test } from 'vitest';

test('§9 the reviews’ style sheet makes room for two from the same width on as the carousel', () => {
  const css = readFileSync(new URL('./ReviewSlider.module.css', import.meta.url), 'utf8');
  const wide = [...css.matchAll(/@media \(width >= (\d+)px\) \{\s*\.carousel /g)].map(([, from]) => Number(from));
  expect(wide).toEqual(REVIEWS_PER_VIEW.slice(1).map(({ from }) => from));
});
