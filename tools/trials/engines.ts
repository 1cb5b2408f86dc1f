import { existsSync } from 'node:fs';
import { build } from '../../launch/build.ts';
import { StartError } from '../../launch/start-error.ts';
import { runCounted } from '../checks/counted-run.ts';
import { vitest } from '../checks/run-tests.ts';
import { canInstallPackages, installPackages } from '../debian/debian-packages.ts';

/** Debian's packages of the other two engines, each with one of its programs. */
const PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
} as const;

function missing(): readonly string[] {
  return Object.entries(PACKAGES).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
}

/** Installs what the engines need, if possible; otherwise throws a StartError with instructions. */
async function ensureEngines(): Promise<void> {
  if (missing().length > 0 && canInstallPackages()) await installPackages(...missing());
  const names = missing();
  if (names.length > 0)
    throw new StartError(
      `Not installed: ${names.join(', ')}. Install it (Debian: apt-get install ${names.join(' ')}).`,
    );
}

/** Tests the current build of site and admin in Firefox and WebKit. */
export function engines(): Promise<void> {
  return runCounted((reports) => [
    ensureEngines,
    () => build(),
    async (count) => count([await vitest(['engines'], `${reports}/engines.json`)]),
  ]);
}
