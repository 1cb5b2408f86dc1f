import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Runs a program, by its path below `src`, in its own process on a data folder; returns the lines of JSON that it
 * prints. Payload migrates the tables in production only.
 */
export function runProgram(
  program: string,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): readonly unknown[] {
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    DATA_DIR: dataDir,
    DATABASE_URI: '',
    LOG_LEVEL: 'error',
    ...settings,
  };
  const cwd = join(import.meta.dirname, '../../..');
  const told = execFileSync(process.execPath, [join(cwd, 'src', program)], { env, encoding: 'utf8', cwd });
  return told
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
