import { expect, test, vi } from 'vitest';
import { resolveBackupPlace, resolveFolder } from './command-places.ts';

test('a folder is resolved from where the command was started', () => {
  vi.stubEnv('INIT_CWD', '/srv');
  expect(['backups/a', '/backups/a', 'a:b', 's3:'].map(resolveFolder)).toEqual([
    '/srv/backups/a',
    '/backups/a',
    '/srv/a:b',
    '/srv/s3:',
  ]);
  expect(['backups/a', 's3://bucket/a'].map(resolveBackupPlace)).toEqual(['/srv/backups/a', 's3://bucket/a']);
});

test.each(['ftp://x/y', 'sftp://x/y', 'file:///backups/a', 'https://x/y', 'S3://bucket/a', 'gs://bucket/a'])(
  '%s is no folder of this machine',
  (named) => {
    expect(() => resolveFolder(named)).toThrow(`“${named}” is an address: name a folder.`);
    expect(() => resolveBackupPlace(named)).toThrow(
      `“${named}” is no place for a backup: name a folder, or s3://bucket/path.`,
    );
  },
);
