import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { serve } from '#app/testing/serve.tsx';
import { GridBlocks } from './GridBlocks.tsx';

const PICTURE = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>';

function show(count: number, image: string) {
  const card_components = Array.from({ length: count }, (_, place) => ({
    title: `Service ${place + 1}`,
    description: 'What it is good for.',
    link: '/services/testsolution',
    image,
  }));
  serve(
    <GridBlocks section={readSection('GridBlocks', { layout: 'list', main_title: 'Services', card_components })} />,
  );
}

/** Returns the number of blocks in each row. */
function rows(): readonly number[] {
  const tops = page
    .getByRole('listitem')
    .all()
    .map((block) => block.element().getBoundingClientRect().top);
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

test.each([
  [3, [1, 2]],
  [4, [2, 2]],
  [5, [2, 3]],
])('a list of %i blocks with pictures shows these as cards, in rows of %j', async (count, expected) => {
  await page.viewport(1440, 900);
  show(count, PICTURE);
  expect(rows()).toEqual(expected);
  for (const { width } of [...document.images].map((image) => image.getBoundingClientRect()))
    expect(width).toBeGreaterThan(400);
  await page.viewport(360, 740);
  expect(rows()).toEqual(Array.from({ length: count }, () => 1));
});

test('all of a card is its link', async () => {
  await page.viewport(1440, 900);
  show(3, PICTURE);
  const { left, top } = page.getByRole('listitem').first().element().getBoundingClientRect();
  expect(document.elementFromPoint(left + 40, top + 40)?.closest('a')?.textContent).toBe('Service 1');
});

test('a list without pictures stays one of ruled lines', async () => {
  await page.viewport(1440, 900);
  show(5, '');
  expect(rows()).toEqual([1, 1, 1, 1, 1]);
});
