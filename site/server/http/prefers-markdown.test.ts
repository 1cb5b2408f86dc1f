import { expect, it } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8';

it.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/*', false],
  [BROWSER, false],
  ['text/markdown', true],
  ['Text/Markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/markdown, */*', true],
  ['text/html, text/markdown', false],
  ['text/html, text/markdown;q=0.9', false],
  ['text/html;q=0.5, text/markdown;q=0.9', true],
  ['text/markdown;q=0', false],
  ['text/markdown;q=0, */*', false],
  ['text/x-markdown', false],
  ['text/markdown;q=banana', false],
  ['text/markdown;level="', true],
  [`${'a/b,'.repeat(3_000)}text/markdown`, true],
])('Markdown for Accept: %s is %s', (accept, expected) => {
  expect(prefersMarkdown({ headers: accept === undefined ? {} : { accept } })).toBe(expected);
});
