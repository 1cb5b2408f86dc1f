import { expect, test } from 'vitest';
import { judgeContents } from './judge-contents.ts';

const OURS = ['1_initial', '2_mails', '3_inbox'];
const TABLES = ['payload_migrations', 'users'];

test.each([
  ['nothing', { tables: [], migrations: null }, 'ok', /^is empty: the first start makes the tables/],
  ['all of ours', { tables: TABLES, migrations: OURS }, 'ok', /^is of this version$/],
  [
    'fewer of ours',
    { tables: TABLES, migrations: ['1_initial'] },
    'ok',
    /^is of an older version: .*\(2 migrations\)$/,
  ],
  ['more than ours', { tables: TABLES, migrations: [...OURS, '4_more'] }, 'note', /^is of a newer version/],
  ['none of ours', { tables: TABLES, migrations: ['0_initial'] }, 'wrong', /^was made before the first release/],
  ['some of ours, without the first', { tables: TABLES, migrations: ['2_mails'] }, 'wrong', /^was made before/],
  [
    'tables of others',
    { tables: ['a', 'b', 'c', 'd'], migrations: null },
    'wrong',
    /^has tables of something else \(a, b, c, …\)$/,
  ],
] as const)('a database with %s is judged', (_what, contents, verdict, seen) => {
  expect(judgeContents(contents, OURS)).toMatchObject({
    verdict,
    setting: 'DATABASE_URI',
    seen: expect.stringMatching(seen),
  });
});
