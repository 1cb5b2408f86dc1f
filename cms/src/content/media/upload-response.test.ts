import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let uploads: string;

beforeEach(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'cms-uploads-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  uploads = join(dataDir, 'uploads');
  mkdirSync(uploads);
  vi.stubEnv('DATA_DIR', dataDir);
  // The settings are parsed once per module load.
  vi.resetModules();
});

/** Requests a file, which may not exist. */
async function answerTo(name: string): Promise<Response> {
  const { uploadResponse } = await import('./upload-response.ts');
  return uploadResponse(new Request('http://localhost:3001/'), name);
}

test('a picture is answered with, by the longest name that a disk takes', async () => {
  const name = `${'a'.repeat(250)}.avif`;
  writeFileSync(join(uploads, name), 'a picture');
  const answer = await answerTo(name);
  expect([answer.status, await answer.text()]).toEqual([200, 'a picture']);
});

test.each([
  ['a name that is longer', `${'a'.repeat(251)}.avif`],
  ['one that is much longer', `${'a'.repeat(5_000)}.png`],
  ['a path that leads elsewhere', '../payload-secret.png'],
  ['a path', 'a/b.png'],
  ['what isn’t written whole yet', '.unfinished-1.png'],
  ['no picture', 'payload-secret'],
  ['nothing', ''],
])('there is no picture by %s', async (_what, name) => expect((await answerTo(name)).status).toBe(404));
