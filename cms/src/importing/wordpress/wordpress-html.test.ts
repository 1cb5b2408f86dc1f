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

// So many that looking at the rest of the text at each of them would take minutes.
const MANY = 400_000;
const LONGEST_MS = 20_000;

test.each([
  ['open brackets', '[a ', `<p>${'[a '.repeat(MANY).trim()}</p>`],
  ['words in brackets', '[a]', `<p>${'[a]'.repeat(MANY)}</p>`],
  ['ends in brackets', '[/a]', `<p>${'[/a]'.repeat(MANY)}</p>`],
  ['comments', '<!--', '<p>'],
  ['spaces', ' ', ' '.repeat(MANY)],
  ['elements', '<p><', '<p><'.repeat(MANY)],
])('a text that is nothing but %s is read as soon as any other', { timeout: LONGEST_MS }, (_what, part, html) => {
  const shown = shownHtml(part.repeat(MANY));
  expect(shown.html === html).toBe(true);
  expect(shown.shortcodes).toEqual([]);
  expect(teaserOf(part.repeat(MANY)).length).toBeLessThanOrEqual(202);
});

test('a teaser ends with a word', () => {
  expect(teaserOf('<p>Sch&ouml;n &amp; gut</p><p>&#8211; ja</p>')).toBe('Schön & gut – ja');
  expect(teaserOf(`<p>${'word '.repeat(100)}</p>`)).toMatch(/^(?:word ){39}word …$/);
});
