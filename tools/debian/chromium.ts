import { existsSync } from 'node:fs';
import process from 'node:process';
import * as v from 'valibot';
import { StartError } from '../../launch/start-error.ts';
import { canInstallPackages, installPackages } from './debian-packages.ts';

/** Debian's packages of the browser, the preferred one first: the headless one is faster. */
const PACKAGES = ['chromium-headless-shell', 'chromium'] as const;
const [PREFERRED] = PACKAGES;

/** The environment variable that names another browser. */
export const CHROMIUM_VARIABLES = {
  CHROMIUM_PATH: v.pipe(
    v.optional(v.string()),
    v.metadata({ default: PACKAGES.map((name) => `\`${programOf(name)}\``).join(', else ') }),
    v.description('The browser of the end-to-end tests; as root the first is installed through apt'),
  ),
};

/** Returns the path of a package's program. */
function programOf(name: (typeof PACKAGES)[number]): string {
  return `/usr/bin/${name}`;
}

/** Returns the browser for the end-to-end tests; `CHROMIUM_PATH` overrides Debian's. */
export function chromiumPath(): string {
  const installed = PACKAGES.find((name) => existsSync(programOf(name)));
  return readChromiumPath() || programOf(installed ?? PREFERRED);
}

function readChromiumPath(): string | undefined {
  return v.parse(v.object(CHROMIUM_VARIABLES), process.env).CHROMIUM_PATH;
}

/**
 * Installs the preferred browser if possible: as root, so in containers. Otherwise an installed one will do; throws a
 * StartError with instructions if there is none.
 */
export async function ensureChromium(): Promise<void> {
  if (!readChromiumPath() && canInstallPackages() && !existsSync(programOf(PREFERRED))) {
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
