import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { type Ended, runLauncher } from './run-on-data.ts';

/** Runs `setup` on settings, as if nothing else was set. */
export async function trySettings(
  settings: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Ended> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-setup-'));
  const file = path.join(folder, 'settings.env');
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(file, lines.join(''), { mode: 0o600 });
  return runLauncher(['setup', file, ...words], process.env).finally(() => rmSync(folder, { recursive: true }));
}
