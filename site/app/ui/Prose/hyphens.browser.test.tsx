import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#app/testing/serve.tsx';
import { Prose } from './Prose.tsx';

const LINKS =
  '<p><a href="/imprint">Imprint</a> <a href="mailto:a@example.com">a@example.com</a> <a href="tel:+49">+49</a> <a href="https://example.com">example.com</a></p>';

test('words of addresses get no hyphen, and short words none where hyphens are on', async () => {
  await show(<Prose html={LINKS} />);
  const links = page.getByRole('link').elements();
  expect(links.map((link) => getComputedStyle(link).hyphens)).toEqual(['auto', 'manual', 'manual', 'manual']);
  // Inherited by every element that turns hyphens on.
  expect(getComputedStyle(document.body).getPropertyValue('hyphenate-limit-chars')).toBe('12 4 4');
});
