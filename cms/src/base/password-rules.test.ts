import { expect, test } from 'vitest';
import { passwordProblem } from './password-rules.ts';

test.each([
  ['', 'short'],
  ['aK7#pq9!x', 'short'],
  // Nine characters of two UTF-16 units each.
  ['😀😀😀😀😀😀😀😀😀', 'short'],
  ['1234567890', 'common'],
  ['qwertyuiop', 'common'],
  ['QwertyUiop', 'common'],
  ['football2024', 'common'],
  ['Password123!', 'common'],
  ['letmein!!!!', 'common'],
])('the password %j is too %s', (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each(['paper boat harbour', 'gnzlqwmrtk', '8302759164', 'ÄÖÜÄÖÜßßßß', 'football at four', `${'x'.repeat(64)}y`])(
  'the password %j may be one, whatever it is made of',
  (password) => {
    expect(passwordProblem(password)).toBeNull();
  },
);
