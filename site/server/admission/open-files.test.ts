import { expect, it } from 'vitest';
import { connectionsAllowed } from './open-files.ts';

it.each([
  [4_000, 1_048_576, 4_000],
  [4_000, 1_024, 824],
  [4_000, 256, 128],
  [500, Number.POSITIVE_INFINITY, 500],
])('of %i connections, %i open files leave room for %i', (wished, openFiles, allowed) => {
  expect(connectionsAllowed(wished, openFiles)).toBe(allowed);
});

it('knows what this system allows', () => {
  expect(connectionsAllowed(10)).toBe(10);
});
