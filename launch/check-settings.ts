import process from 'node:process';
import type { Half } from './data-lock.ts';
import { folders } from './folders.ts';
import { runCommand } from './run-command.ts';
import { serverEnvironment } from './servers.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The programs by which each half tells what is wrong with its settings: a line, or nothing. */
const CHECKS = {
  site: { name: "The check of the site's settings", cwd: folders.site, program: 'server/start/check-settings.ts' },
  cms: { name: "The check of the CMS's settings", cwd: folders.cms, program: 'src/check-settings.ts' },
} as const satisfies Record<Half, object>;

/**
 * Has each half that is to be started look at its settings, before anything is built, written or started: a wrong one
 * doesn't get better by trying again.
 * @throws a StartError of one line that names the first wrong setting
 */
export async function checkSettings(settings: Settings, halves: readonly Half[]): Promise<void> {
  const wrong: string[] = [];
  const checks = halves.map((half) => CHECKS[half]);
  await Promise.all(
    checks.map(({ name, cwd, program }) =>
      runCommand(name, process.execPath, [program], {
        cwd,
        env: serverEnvironment(settings),
        onLine: (line) => wrong.push(line),
      }),
    ),
  );
  const [first] = wrong;
  if (first !== undefined) throw new StartError(`${first}.`);
}
