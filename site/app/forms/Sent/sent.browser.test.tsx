import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { Sent } from './Sent.tsx';

/** The sticky header with some space below it, in px. */
const BELOW_HEADER = 96 + 140;

test.each([
  ['a desk', 1280, 800],
  ['a phone, which they are higher than', 360, 300],
])('thanks take the focus and begin below the header on %s', async (_where, width, height) => {
  await page.viewport(width, height);
  await show(
    <>
      <div style={{ height: 2000 }} />
      <Sent heading={<h2>Thank you</h2>} at="2026-11-13T22:42:10.000Z" focused />
      <div style={{ height: 2000 }} />
    </>,
  );
  const heading = page.getByRole('heading', { name: 'Thank you' }).element();
  await expect.poll(() => document.activeElement?.contains(heading)).toBe(true);
  expect(Math.round(document.activeElement?.getBoundingClientRect().top ?? 0)).toBe(BELOW_HEADER);
});
