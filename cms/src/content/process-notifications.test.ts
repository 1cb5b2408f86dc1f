import { expect, test } from 'vitest';
import { MOST_BY_ID } from './changes/stale-parts.ts';
import { formatNotification } from './process-notifications.ts';

/** The largest PostgreSQL integer: no id is longer. */
const LARGEST_ID = 2_147_483_647;

test.each([1, MOST_BY_ID, MOST_BY_ID + 1, 20_000])('PostgreSQL takes a notification of %i documents', (count) => {
  const ids = Array.from({ length: count }, (_, at) => LARGEST_ID - at);
  const told = formatNotification({ part: 'certificates', ids });
  expect(Buffer.byteLength(told)).toBeLessThan(8_000);
  expect(JSON.parse(told).ids).toEqual(count > MOST_BY_ID ? undefined : ids);
});
