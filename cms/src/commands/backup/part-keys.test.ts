import { expect, test } from 'vitest';
import { isPartKey } from './part-keys.ts';

test.each(['payload-secret', 'uploads/größe 100 %.avif', 'site/spool/refused/2', 'database/posts.0001', 'resumes/.x'])(
  'a backup may have %s',
  (key) => expect(isPartKey(key)).toBe(true),
);

test.each([
  '',
  '/',
  '/etc/passwd',
  'cms.sqlite',
  'run/cms.lock',
  'uploads',
  'uploads/',
  'uploads/.',
  'uploads/..',
  'uploads/../../outside',
  'uploads/a/b',
  'uploads/a\0',
  './payload-secret',
])('a backup may not have “%s”', (key) => expect(isPartKey(key)).toBe(false));
