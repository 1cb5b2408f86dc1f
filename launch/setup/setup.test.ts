import { expect, test } from 'vitest';
import { surroundings } from './setup.ts';

test('a file is tried in the folder that the unit names, and with no other setting of whoever tries it', () => {
  const given = surroundings({
    PATH: '/bin',
    DATA_DIR: '/var/lib/kontorwerk',
    DATABASE_URI: 'postgres://other',
    PORT: '1',
  });
  expect(Object.entries(given).filter(([, value]) => value !== undefined)).toEqual([
    ['PATH', '/bin'],
    ['DATA_DIR', '/var/lib/kontorwerk'],
    ['NODE_ENV', 'production'],
  ]);
});
