import { existsSync } from 'node:fs';
import process from 'node:process';
import { canInstallPackages, installPackages } from './debian-packages.ts';
import { StartError } from './start-error.ts';

/** Debian's packages of the browser, the preferred one first: without windows of its own it is the faster to drive. */
const PACKAGES = ['chromium-headless-shell', 'chromium'] as const;
const [PREFERRED] = PACKAGES;

/** Where Debian puts the program of a package. */
function programOf(name: (typeof PACKAGES)[number]): string {
  return `/usr/bin/${name}`;
}

/** The browser that the end-to-end tests drive; `CHROMIUM_PATH` names another than Debian's. */
export function chromiumPath(): string {
  const installed = PACKAGES.find((name) => existsSync(programOf(name)));
  return process.env.CHROMIUM_PATH || programOf(installed ?? PREFERRED);
}

/**
 * Installs the preferred browser where this can be done: as root, so in containers. Where it can't, another one that
 * is there will do; throws a StartError that says how to get one when there is none.
 */
export async function ensureChromium(): Promise<void> {
  if (!process.env.CHROMIUM_PATH && canInstallPackages() && !existsSync(programOf(PREFERRED))) {
    await installPackages(PREFERRED).catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      console.log(error.message);
    });
  }
  if (!existsSync(chromiumPath())) {
    const how = `install one (Debian: apt-get install ${PREFERRED}) or set CHROMIUM_PATH to a Chromium or Chrome`;
    throw new StartError(`No Chromium at ${chromiumPath()}: ${how}.`);
  }
}
