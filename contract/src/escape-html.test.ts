import { expect, test } from 'vitest';
import { escapeHtml, unescapeHtml } from './escape-html.ts';

test('a text is shown as it stands, and read again', () => {
  const text = `<a href="x">Tom's & Ada's &lt;</a>`;
  const html = '&lt;a href=&quot;x&quot;&gt;Tom&#39;s &amp; Ada&#39;s &amp;lt;&lt;/a&gt;';
  expect(escapeHtml(text)).toBe(html);
  expect(unescapeHtml(html)).toBe(text);
});
