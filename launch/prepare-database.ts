import process from 'node:process';
import * as v from 'valibot';
import { folders } from './folders.ts';
import { runCommand } from './run-command.ts';
import { serverEnvironment } from './servers.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ step: v.string(), message: v.string(), email: v.optional(v.string()), password: v.optional(v.string()) }),
);

/** The first administrator, when one was made just now. */
export type NewAdministrator = { readonly email: string; readonly password: string };

/**
 * Migrates the database, fills an empty one and makes the first administrator where there is none. Throws a StartError
 * that says why it can't, and Stopped when a stop is asked for meanwhile.
 *
 * @param tell called with what was done so far
 * @param environment settings of the CMS that hold for this once
 */
export async function prepareDatabase(
  settings: Settings,
  tell: (note: string) => void,
  environment: Readonly<Record<string, string>> = {},
): Promise<NewAdministrator | null> {
  let administrator: NewAdministrator | null = null;
  let failure: string | null = null;
  const preparation = runCommand('The preparation of the database', process.execPath, ['src/commands/prepare.ts'], {
    cwd: folders.cms,
    env: { ...serverEnvironment(settings), ...environment },
    onLine: (line) => {
      const read = v.safeParse(lineSchema, line);
      if (!read.success) return;
      const { step, message, email, password } = read.output;
      if (step === 'failed') failure = message;
      else tell(message);
      if (email && password) administrator = { email, password };
    },
  });
  await preparation.catch((error: unknown) => {
    // What it could put into words is all that is to be told; for the rest, everything that it printed.
    throw failure !== null && error instanceof StartError ? new StartError(failure) : error;
  });
  return administrator;
}
