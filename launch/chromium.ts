import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { StartError } from './start-error.ts';
import { step } from './step.ts';

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

function canInstall(): boolean {
  return !process.env.CHROMIUM_PATH && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Runs apt without asking anything, and without waiting long for a mirror that does not answer. */
function apt(...args: readonly string[]): boolean {
  const { status } = spawnSync('apt-get', ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

function install(): Promise<void> {
  return step(`Installing ${PREFERRED}`, async () => {
    const done = apt('update') && apt('install', '-y', '--no-install-recommends', PREFERRED);
    if (!done) throw new StartError(`apt could not install ${PREFERRED}.`);
  });
}

/**
 * Installs the preferred browser where this can be done: as root, so in containers. Where it can't, another one that
 * is there will do; throws a StartError that says how to get one when there is none.
 */
export async function ensureChromium(): Promise<void> {
  if (canInstall() && !existsSync(programOf(PREFERRED))) {
    await install().catch((error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      console.log(error.message);
    });
  }
  if (!existsSync(chromiumPath())) {
    const how = `install one (Debian: apt-get install ${PREFERRED}) or set CHROMIUM_PATH to a Chromium or Chrome`;
    throw new StartError(`No Chromium at ${chromiumPath()}: ${how}.`);
  }
}
