import { expect, test } from 'vitest';
import { DatabaseBusy, isBusy } from './busy.ts';

test.each([
  new DatabaseBusy(),
  new Error('SQLITE_BUSY: database is locked'),
  new Error('Failed query: update "users"', { cause: new Error('database is locked') }),
  new Error('Failed query: SELECT pg_advisory_xact_lock', {
    cause: Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
  }),
])('%s may succeed in a moment', (error) => {
  expect(isBusy(error)).toBe(true);
});

test.each([new Error('database disk image is malformed'), new Error('x', { cause: 'SQLITE_BUSY' }), 'SQLITE_BUSY'])(
  '%s will not',
  (error) => {
    expect(isBusy(error)).toBe(false);
  },
);
