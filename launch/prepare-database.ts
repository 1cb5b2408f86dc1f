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

/** The first administrator, if one was just created. */
export type NewAdministrator = { readonly email: string; readonly password: string };

/**
 * Migrates the database, fills an empty one and creates the first administrator if there is none. Throws a StartError
 * with the reason if it can't, and Stopped on a stop request.
 *
 * @param tell called with the progress so far
 * @param environment temporary settings for the CMS
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
    // Its own message is enough; without one, show everything that it printed.
    throw failure !== null && error instanceof StartError ? new StartError(failure) : error;
  });
  return administrator;
}
