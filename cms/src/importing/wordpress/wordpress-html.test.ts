import { expect, test } from 'vitest';
import { shownHtml, teaserOf } from './wordpress-html.ts';

test.each([
  [
    'lines of the classic editor',
    'One\nline\n\n<h2>Head</h2>\n\nTwo',
    '<p>One<br>line</p>\n<h2>Head</h2>\n<p>Two</p>',
    [],
  ],
  ['blocks', '<!-- wp:paragraph -->\n<p>One</p>\n<!-- /wp:paragraph -->', '\n<p>One</p>\n', []],
  ['shortcodes', '<p>a[gallery ids="1,2"]b [vc_row]c[/vc_row]</p>', '<p>ab c</p>', ['gallery', 'vc_row']],
  ['brackets in a text', '<p>He said [sic] and [1] [more]</p>', '<p>He said [sic] and [1] [more]</p>', []],
])('%s are shown as WordPress shows them', (_what, content, html, shortcodes) => {
  expect(shownHtml(content)).toEqual({ html, shortcodes });
});

test('a teaser ends with a word', () => {
  expect(teaserOf('<p>Short &amp; sweet</p>')).toBe('Short & sweet');
  expect(teaserOf(`<p>${'word '.repeat(100)}</p>`)).toMatch(/^(?:word ){39}word …$/);
});
