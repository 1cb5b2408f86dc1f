import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { folders } from '../../launch/folders.ts';
import type { Ended } from './run-on-data.ts';

/** Has `setup` try settings, as if they were all that is set. */
export function trySettings(settings: Readonly<Record<string, string>>, ...words: readonly string[]): Promise<Ended> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-setup-'));
  const file = path.join(folder, 'settings.env');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  const args = ['launch/main.ts', 'setup', file, ...words];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folders.root }, (error, stdout, stderr) => {
      rmSync(folder, { recursive: true });
      resolve({ code: error ? Number(error.code ?? 1) : 0, printed: stdout + stderr });
    });
  });
}
