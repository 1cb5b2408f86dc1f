import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../../launch/folders.ts';
import { StartError } from '../../launch/start-error.ts';
import { step } from '../../launch/step.ts';
import { canInstallPackages, installPackages } from './debian-packages.ts';

/** The PHP extensions that WordPress needs, by their Debian packages. */
const EXTENSIONS = { 'php-mysql': 'mysqli', 'php-gd': 'gd', 'php-mbstring': 'mbstring', 'php-xml': 'xml' } as const;

const DATABASE = '/usr/sbin/mariadbd';
/** The path of Debian's WordPress package once installed. */
const INSTALLED = '/usr/share/wordpress';
/** The folder to unpack it to: installing it would start a web server. */
const UNPACKED = path.join(folders.root, 'node_modules/.cache/wordpress');

/** Returns the missing Debian packages, apart from WordPress itself. */
function missingPackages(): readonly string[] {
  const { stdout } = spawnSync('php', ['-m'], { encoding: 'utf8' });
  const modules = new Set((stdout ?? '').split('\n'));
  const extensions = Object.entries(EXTENSIONS).flatMap(([name, module]) => (modules.has(module) ? [] : [name]));
  return [...(stdout ? [] : ['php-cli']), ...extensions, ...(existsSync(DATABASE) ? [] : ['mariadb-server-core'])];
}

/** Returns the folder of WordPress's files; null if there is none. */
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

/** Installs what a WordPress needs, if possible; otherwise throws a StartError with instructions. */
export async function ensureWordpress(): Promise<void> {
  if (canInstallPackages() && missingPackages().length > 0) await installPackages(...missingPackages());
  const missing = missingPackages();
  if (missing.length > 0)
    throw new StartError(
      `Not installed: ${missing.join(', ')}. Install it (Debian: apt-get install ${missing.join(' ')}).`,
    );
  if (wordpressFolder() === null) await unpackWordpress();
}
