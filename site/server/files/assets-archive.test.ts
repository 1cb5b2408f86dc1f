import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ASSETS_LIFETIME_MS } from '../base/limits.ts';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { archiveAssets } from './assets-archive.ts';

it('keeps the assets of earlier builds for as long as somebody may need them', async () => {
  const folder = await createTemporaryFolder();
  const archive = path.join(folder, 'archive');
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')];
  for (const [build, files] of [
    [first, ['shared-1.js', 'old-1.js']],
    [second, ['shared-1.js', 'fonts/new-1.woff2']],
  ] as const) {
    for (const file of files) {
      await mkdir(path.dirname(path.join(build, file)), { recursive: true });
      await writeFile(path.join(build, file), file);
    }
  }
  const now = Date.now();
  expect(await archiveAssets({ assets: first, archive, now })).toEqual(['old-1.js', 'shared-1.js']);
  const later = now + ASSETS_LIFETIME_MS - 1000;
  expect(await archiveAssets({ assets: second, archive, now: later })).toEqual([
    'fonts/new-1.woff2',
    'old-1.js',
    'shared-1.js',
  ]);
  expect(await readFile(path.join(archive, 'old-1.js'), 'utf8')).toBe('old-1.js');
  const muchLater = now + ASSETS_LIFETIME_MS + 1000;
  expect(await archiveAssets({ assets: second, archive, now: muchLater })).toEqual([
    'fonts/new-1.woff2',
    'shared-1.js',
  ]);
});

it('lives with a build without assets', async () => {
  const folder = await createTemporaryFolder();
  const archive = path.join(folder, 'archive');
  expect(await archiveAssets({ assets: path.join(folder, 'none'), archive, now: Date.now() })).toEqual([]);
  await utimes(folder, new Date(), new Date());
});
