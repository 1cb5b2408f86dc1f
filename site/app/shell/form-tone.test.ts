import { expect, test } from 'vitest';
import { chooseFormTone } from './form-tone.ts';

test.each([
  ['', '', 'marigold'],
  ['petrol', 'mist', 'petrol'],
  ['ink', 'mist', 'petrol'],
  ['', 'marigold', 'paper-2'],
  ['paper', '', 'paper-2'],
  ['paper-2', 'paper-2', 'mist'],
  ['ink', 'petrol', 'paper-2'],
] as const)('a form for “%s” below “%s” stands on %s', (chosen, above, ground) => {
  expect(chooseFormTone(chosen, above)).toBe(ground);
});
