import { execFile } from 'node:child_process';
import process from 'node:process';
import { folders } from '../../../launch/folders.ts';
import { ADMINISTRATOR, type Stack } from './stacks.ts';

/** The exit code of a command, and its output. */
export type Ended = { readonly code: number; readonly printed: string };

/** Runs a command of the launcher to its end. */
export function runLauncher(words: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  const options = { cwd: folders.root, env, maxBuffer: 16 * 1_024 * 1_024 };
  return new Promise((resolve) => {
    execFile(process.execPath, ['launch/main.ts', ...words], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, printed: stdout + stderr });
    });
  });
}

/** The location of content: a data folder, and the settings of a database or an object store elsewhere. */
export type Place = { readonly DATA_DIR: string } & Readonly<Record<string, string>>;

/** Runs a command on the data of an installation. */
export function runOnData(
  command: 'import' | 'export' | 'move-database' | 'backup' | 'restore' | 'status',
  { cmsPort, port }: Stack,
  place: Place,
  ...words: readonly string[]
): Promise<Ended> {
  const env = {
    ...process.env,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    DATABASE_URI: '',
    ...place,
    ADMIN_EMAIL: ADMINISTRATOR.email,
    ADMIN_PASSWORD: ADMINISTRATOR.password,
  };
  return runLauncher([command, ...words], env);
}
