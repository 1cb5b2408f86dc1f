import { expect, test } from 'vitest';
import { foundInAll, surroundings } from './setup.ts';

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

test('of a setting whose line can not be read nothing else is told: another one was tried in its place', () => {
  const unread = { verdict: 'wrong', setting: 'DATABASE_URI', seen: 'line 6 has characters' } as const;
  const quoted = { verdict: 'note', setting: 'PORT', seen: 'line 7 has quotes' } as const;
  const tried = { verdict: 'ok', setting: 'PORT', seen: 'is free' } as const;
  const standard = {
    verdict: 'ok',
    setting: 'DATABASE_URI',
    seen: 'SQLite: the first start makes and fills it',
  } as const;
  expect(foundInAll([unread, quoted], [tried, standard])).toEqual([unread, quoted, tried]);
});
