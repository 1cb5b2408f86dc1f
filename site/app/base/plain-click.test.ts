import { expect, test } from 'vitest';
import { type Click, isPlainClick } from './plain-click.ts';

const click: Click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

test('a click is plain', () => {
  expect(isPlainClick(click)).toBe(true);
});

test.each<[string, Partial<Click>]>([
  ['another button', { button: 1 }],
  ['the meta key', { metaKey: true }],
  ['the control key', { ctrlKey: true }],
  ['the shift key', { shiftKey: true }],
  ['the alt key', { altKey: true }],
  ['someone who has dealt with it', { defaultPrevented: true }],
])('a click with %s is left to the browser', (_, how) => {
  expect(isPlainClick({ ...click, ...how })).toBe(false);
});
