import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { StartError } from '../../launch/start-error.ts';
import { step } from '../../launch/step.ts';

/** Whether Debian's packages can be installed here: as root, so in containers. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Runs apt non-interactively, without waiting long for an unreachable mirror. */
function apt(...args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** Installs Debian's packages; throws a StartError if apt fails. */
export function installPackages(...names: readonly string[]): Promise<void> {
  const listed = names.join(', ');
  return step(`Installing ${listed}`, async () => {
    const done = apt('update') && apt('install', '-y', '--no-install-recommends', ...names);
    if (!done) throw new StartError(`apt could not install ${listed}.`);
  });
}
