import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { StartError } from './start-error.ts';
import { step } from './step.ts';

/** Where Debian's package puts the browser. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** The browser that the end-to-end tests drive; `CHROMIUM_PATH` names another than Debian's. */
export function chromiumPath(): string {
  return process.env.CHROMIUM_PATH ?? DEBIAN_CHROMIUM;
}

/** Installs Chromium through apt where it is missing and this can be done; throws a StartError that says how else. */
export async function ensureChromium(): Promise<void> {
  if (existsSync(chromiumPath())) return;
  const how = 'install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to a Chromium or Chrome';
  const canInstall =
    process.env.CHROMIUM_PATH === undefined && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall) throw new StartError(`No Chromium at ${chromiumPath()}: ${how}.`);
  await step('Installing Chromium', async () => {
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    });
    if (status !== 0) throw new StartError(`Chromium could not be installed: ${how}.`);
  });
}
