import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';
import { HireGrid } from './HireGrid.tsx';

const LONG = 'Words that take more than one line beside those of the neighbours, and then some more';

const TEAM = readSection('HireGrid', {
  main_title: 'Team',
  card_components: [
    { title: 'Designer', category: 'Figma', houres: '8 h', description: 'Draws.' },
    { title: `Developer. ${LONG}`, category: LONG, houres: '8 h', description: LONG.repeat(3) },
    { title: 'Tester', description: 'Asks.' },
    { title: 'Lead', category: LONG, houres: '8 h', description: LONG },
  ],
});

function topsOf(selector: string): readonly number[] {
  return [...document.querySelectorAll(selector)].map((element) => Math.round(element.getBoundingClientRect().top));
}

test.each([
  [768, 2],
  [1440, 4],
])('at %i what neighbours say of themselves stands level', async (width, columns) => {
  await page.viewport(width, 900);
  serve(<HireGrid section={TEAM} />);
  for (const selector of ['article', 'article h3', 'article > :last-child']) {
    const tops = topsOf(selector);
    expect(new Set(tops.slice(0, columns)).size, selector).toBe(1);
    expect(new Set(tops).size, selector).toBe(4 / columns);
  }
});
