import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { noteWrite, refuseUnwritableFile, watchFile } from './database-file.ts';

test('a damaged file stays damaged, though other tables of it take writes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'database-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'cms.sqlite');
  writeFileSync(file, '');
  const client = {};
  watchFile(client, file);
  await expect(refuseUnwritableFile(client)).resolves.toBeUndefined();
  noteWrite(client, Object.assign(new Error('database disk image is malformed'), { code: 'SQLITE_CORRUPT' }));
  noteWrite(client);
  const hoursLater = performance.now() + 10_000_000;
  await expect(refuseUnwritableFile(client, hoursLater)).rejects.toThrow('malformed');
});
