import { expect, it } from 'vitest';
import { chooseCoding, isCompressible, mediaType, prefersMarkdown } from './content-negotiation.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'gzip'],
  ['br;q=0.1, gzip;q=1', 'gzip'],
  ['br;q=0.8, gzip;q=0.8', 'br'],
  ['identity, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['br;q=high, gzip;q=0.9', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.000, gzip;q=0', 'identity'],
  ['gzip', 'gzip'],
  ['brotli', 'identity'],
])('%j → %s', (header, coding) => {
  expect(chooseCoding(header)).toBe(coding);
  expect(chooseCoding(header)).toBe(coding);
});

it.each([
  ['favicon.ico', 'image/x-icon', true],
  ['robots.txt', 'text/plain; charset=utf-8', true],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8', true],
  ['favicon.svg', 'image/svg+xml', true],
  ['icon-192.png', 'image/png', false],
  ['nobody-knows.it', 'application/octet-stream', false],
])('%s is %s, and becomes smaller by compressing: %s', (name, type, compressible) => {
  expect([mediaType(name), isCompressible(mediaType(name))]).toEqual([type, compressible]);
});

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
