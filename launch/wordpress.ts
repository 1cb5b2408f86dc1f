import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { canInstallPackages, installPackages } from './debian-packages.ts';
import { folders } from './folders.ts';
import { StartError } from './start-error.ts';
import { step } from './step.ts';

/** PHP's extensions that WordPress needs, by Debian's packages of them. */
const EXTENSIONS = { 'php-mysql': 'mysqli', 'php-gd': 'gd', 'php-mbstring': 'mbstring', 'php-xml': 'xml' } as const;

const DATABASE = '/usr/sbin/mariadbd';
/** Where Debian's package of WordPress puts it. */
const INSTALLED = '/usr/share/wordpress';
/** Where it is unpacked to: installed, it would bring a web server that starts at once. */
const UNPACKED = path.join(folders.root, 'node_modules/.cache/wordpress');

/** Debian's packages that are missing beside WordPress itself. */
function missingPackages(): readonly string[] {
  const { stdout } = spawnSync('php', ['-m'], { encoding: 'utf8' });
  const modules = new Set((stdout ?? '').split('\n'));
  const extensions = Object.entries(EXTENSIONS).flatMap(([name, module]) => (modules.has(module) ? [] : [name]));
  return [...(stdout ? [] : ['php-cli']), ...extensions, ...(existsSync(DATABASE) ? [] : ['mariadb-server-core'])];
}

/** The folder with WordPress's files; null where there is none. */
export function wordpressFolder(): string | null {
  return [INSTALLED, path.join(UNPACKED, INSTALLED)].find((folder) => existsSync(`${folder}/wp-load.php`)) ?? null;
}

/** Downloads Debian's package of WordPress and unpacks it into the project's cache. */
function unpackWordpress(): Promise<void> {
  return step('Unpacking wordpress', async () => {
    rmSync(UNPACKED, { recursive: true, force: true });
    mkdirSync(UNPACKED, { recursive: true });
    const run = (command: string, ...args: readonly string[]) =>
      spawnSync(command, args, { cwd: UNPACKED, stdio: 'ignore' }).status === 0;
    const [file] = run('apt-get', 'download', 'wordpress') ? globSync('*.deb', { cwd: UNPACKED }) : [];
    if (file === undefined || !run('dpkg-deb', '-x', file, UNPACKED))
      throw new StartError('apt could not download wordpress.');
  });
}

/** Installs what a WordPress needs where this can be done; throws a StartError that says how to where it can't. */
export async function ensureWordpress(): Promise<void> {
  if (canInstallPackages() && missingPackages().length > 0) await installPackages(...missingPackages());
  const missing = missingPackages();
  if (missing.length > 0)
    throw new StartError(
      `Not installed: ${missing.join(', ')}. Install it (Debian: apt-get install ${missing.join(' ')}).`,
    );
  if (wordpressFolder() === null) await unpackWordpress();
}
