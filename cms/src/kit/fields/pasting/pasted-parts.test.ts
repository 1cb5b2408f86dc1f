import { expect, test } from 'vitest';
import { isMarker, mapHeadingLevels, parseFirstNumber, parseListMark, unwrapLink } from './pasted-parts.ts';

test.each([
  [
    [1, 2, 3],
    [2, 3, 4],
  ],
  [
    [1, 3, 5],
    [2, 4, 4],
  ],
  [
    [2, 3],
    [2, 3],
  ],
  [
    [3, 6],
    [3, 4],
  ],
  // Word's title is above its headings.
  [
    [0, 1, 2],
    [2, 3, 4],
  ],
  [[], []],
])('headings of levels %j become %j', (pasted, levels) => {
  const found = mapHeadingLevels(pasted);
  expect(pasted.map((level) => found.get(level))).toEqual(levels);
});

test.each([
  ['https://www.google.com/url?q=https://example.org/a?b%3Dc&sa=D&source=editors&ust=1', 'https://example.org/a?b=c'],
  ['https://google.de/url?url=mailto:a@example.org', 'mailto:a@example.org'],
  ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
  ['https://www.google.com/search?q=https://example.org', 'https://www.google.com/search?q=https://example.org'],
  ['https://google.evil.example/url?q=https://example.org', 'https://google.evil.example/url?q=https://example.org'],
  ['/de/kontakt', '/de/kontakt'],
])('%s leads to %s', (address, target) => {
  expect(unwrapLink(address)).toBe(target);
});

test('an item of Word’s lists is known by its style, and what stands in front of it by its own', () => {
  expect(parseListMark('text-indent:-18.0pt;mso-list:l0 level2 lfo1')).toEqual({ list: 'l0', level: 2 });
  expect(parseListMark('mso-list:none')).toBeNull();
  expect(isMarker('mso-list:\nIgnore')).toBe(true);
  expect(isMarker('mso-list:l0 level1 lfo1')).toBe(false);
});

test.each([
  ['·    ', null],
  ['o   ', null],
  ['§ ', null],
  ['1.   ', 1],
  ['(3) ', 3],
  ['a)', 1],
  ['iv. ', 1],
])('%j begins a list with the number %j', (marker, number) => {
  expect(parseFirstNumber(marker)).toBe(number);
});
