/** The data of a new stack: prepared once and copied, because filling an empty database takes seconds. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { folders } from '../../../launch/folders.ts';
import { ADMINISTRATOR } from './stacks.ts';

/** The environment variable with the folder of the prepared data, if there is one. */
export const PREPARED_VARIABLE = 'E2E_PREPARED_DATA';

/** Fills a new folder with a database that has the sample content and an administrator; returns the folder. */
export function prepareData(): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'e2e-prepared-'));
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/commands/prepare.ts'], {
    cwd: folders.cms,
    encoding: 'utf8',
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URI: '',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
    },
  });
  if (status !== 0) throw new Error(`The data could not be prepared:\n${stdout}${stderr}`);
  return dataDir;
}

/** Copies the prepared data into a stack's own folder; without any the stack fills its database at its start. */
export function fillWithPreparedData(dataDir: string): void {
  const prepared = process.env[PREPARED_VARIABLE];
  if (prepared) cpSync(prepared, dataDir, { recursive: true });
}
