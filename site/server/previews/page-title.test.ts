import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('reads the title as it was before React wrote it', () => {
  const html = '<head><meta property="og:title" content="Q&amp;A: &quot;5 &lt; 6&quot;, it&#x27;s &amp;amp;"/></head>';
  expect(pageTitle(html)).toBe('Q&A: "5 < 6", it\'s &amp;');
});

test('a page without one has none', () => {
  expect(pageTitle('<title>Only this</title>')).toBeNull();
});
