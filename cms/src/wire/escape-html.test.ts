import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('a text is shown as it stands', () => {
  expect(escapeHtml(`<a href="x">Tom's & Ada's</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom&#39;s &amp; Ada&#39;s&lt;/a&gt;',
  );
});
