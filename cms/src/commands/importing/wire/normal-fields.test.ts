import { expect, test } from 'vitest';
import { extractLetters } from './normal-fields.ts';

test.each([
  ['<p>Sch&ouml;n &#8211; &amp;lt; gut</p>', '<p>Schön – &amp;lt; <b>gut</b></p>'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One Two'],
  ['<p>a &lt; b</p>', 'a < b'],
  ['<p>Zero\u200bwidth&nbsp;blank<!-- no words --></p>', 'Zerowidth blank'],
])('%s says the same as %s', (one, other) => {
  expect(extractLetters(one)).toBe(extractLetters(other));
});

test('an entity that was written as text is no sign', () => {
  expect(extractLetters('<p>&amp;lt;</p>')).not.toBe(extractLetters('<p>&lt;</p>'));
});
