import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { BUILT_APP, BUILT_MANIFEST } from '@kontorwerk/runtime/site-build';
import { onTestFinished } from 'vitest';

/** Creates a folder for the running test; it is removed with the test. */
export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Creates a temporary folder for the running test with these files, by their paths in it. */
export async function createFolderWith(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await createTemporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return folder;
}

/** Writes a built app into a folder: its pages show `text`, an expression, and it has one asset, `app-1.js`. */
export async function writeBuild(folder: string, text = "'page'"): Promise<string> {
  const build = path.join(folder, 'build');
  const entry = 'app/entry.client.tsx';
  const files = {
    [BUILT_APP]: `export const render = async () => ({ status: 200, headers: new Headers(), html: ${text} });`,
    [BUILT_MANIFEST]: JSON.stringify({ [entry]: { file: 'assets/app-1.js' } }),
    'client/assets/app-1.js': 'app',
  };
  for (const [name, source] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(build, name)), { recursive: true });
    await writeFile(path.join(build, name), source);
  }
  return build;
}
