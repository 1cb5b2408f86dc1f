import { readdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toContactSubmission } from '@kontorwerk/contract/forms/contact-submission';
import { FILLED_CONTACT } from '@kontorwerk/contract/forms/testing/contact-cases';
import { expect, onTestFinished, test } from 'vitest';
import { parseServerSettings } from '../base/settings.ts';
import { buildDefaultSettings } from '../content-store/default-settings.ts';
import { createLineLog } from '../testing/line-log.ts';
import { createTemporaryFolder } from '../testing/test-folders.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { createSubmissions, type Submissions } from './submissions.ts';

const BACKEND_URL = 'http://127.0.0.1:9';
const MESSAGE = toContactSubmission(FILLED_CONTACT, { variant: 'full', language: 'de' });

async function startedIn(folder: string, lines: string[] = []): Promise<Submissions> {
  const submissions = createSubmissions({
    settings: parseServerSettings({ BACKEND_URL }),
    folder,
    store: { settings: () => buildDefaultSettings('http://www.example') },
    clock: Date.now,
    log: createLineLog(lines),
    delays: { firstMs: 10, longestMs: 10 },
  });
  await submissions.prepare();
  await submissions.start();
  onTestFinished(submissions.stop);
  return submissions;
}

test('what waits is found once its folder can be used again, and that is said', async () => {
  const folder = await createTemporaryFolder();
  const [spool, elsewhere] = [path.join(folder, 'spool'), path.join(folder, 'elsewhere')];
  const before = await startedIn(folder);
  const fields = { path: '/wp-json/bc/v1/submit-form', language: 'en', clientAddress: '', fields: MESSAGE } as const;
  expect((await before.post({ ...fields, files: {} })).status).toBe(200);
  await before.stop();
  // Not even root can create an entry in a file.
  await rename(spool, elsewhere);
  await writeFile(spool, '');

  const lines: string[] = [];
  const now = await startedIn(folder, lines);
  expect((await now.post({ ...fields, files: {} })).status).toBe(503);
  expect(now.spool().waiting).toBe(0);
  // Atomically, so that the retry doesn't create another folder meanwhile.
  await symlink(elsewhere, path.join(folder, 'link'));
  await rename(path.join(folder, 'link'), spool);
  await waitUntil(() => now.spool().waiting === 1);
  await waitUntil(() => lines.some((line) => line.endsWith('that is over')));
  expect(lines.filter((line) => line.startsWith("the folders of submissions can't be used: "))).toHaveLength(2);
  expect(await readdir(path.join(folder, 'incoming'))).toEqual([]);
});
