/** A separate WordPress: Debian's, on a separate MariaDB, in a temporary folder, without any network. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { wordpressFolder } from '../../../tools/debian/wordpress.ts';
import { answers, until } from '../until.ts';

export type Wordpress = {
  readonly url: string;
  /** The folder of its files. */
  readonly folder: string;
  /** Activates one plugin and deactivates all others. */
  activate(plugin: string): void;
  /** Runs a script of the tests inside WordPress with an input text; returns its output. */
  run(script: string, said?: string): string;
  /** Returns the errors that PHP and WordPress have logged. */
  complaints(): string;
  stop(): Promise<void>;
};

/** In milliseconds. */
const START_MS = 60_000;
/** The number of concurrent requests: one is the change stream's. */
const PROCESSES = '4';

const SCRIPTS = path.join(import.meta.dirname, '../../wordpress');

/** Builds the settings of a WordPress that sends no requests: no mails, no updates, no cron. */
function configuration(folder: string, url: string): string {
  const constants = {
    DB_NAME: 'wordpress',
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_HOST: `localhost:${folder}/database.sock`,
    DB_CHARSET: 'utf8mb4',
    DB_COLLATE: '',
    WP_HOME: url,
    WP_SITEURL: url,
    WP_HTTP_BLOCK_EXTERNAL: true,
    AUTOMATIC_UPDATER_DISABLED: true,
    DISABLE_WP_CRON: true,
    WP_DEBUG: true,
    WP_DEBUG_DISPLAY: false,
    WP_DEBUG_LOG: `${folder}/complaints`,
    BC_CONTENT_STREAM: true,
    BC_CONTENT_PRIVATE_DIR: `${folder}/private`,
  };
  const lines = Object.entries(constants).map(([name, value]) => `define( '${name}', ${JSON.stringify(value)} );`);
  const rest = ["$table_prefix = 'wp_';", "require_once __DIR__ . '/wp-settings.php';"];
  return ['<?php', ...lines, ...rest, ''].join('\n');
}

/** The router of PHP's own server: serves a file where there is one, else WordPress. */
const ROUTER = `<?php
$file = __DIR__ . '/wordpress' . rawurldecode( parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
if ( is_file( $file ) ) {
	return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require __DIR__ . '/wordpress/index.php';
`;

/** Replaces the function that sends mails: there is no mail server. */
const NO_MAILS = `<?php
function wp_mail() {
	return true;
}
`;

/** Ends a process and its children. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}

function startDatabase(folder: string): ChildProcess {
  const data = path.join(folder, 'database');
  // Without accounts and permissions it needs no system tables.
  mkdirSync(data);
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  const where = [`--datadir=${data}`, `--socket=${folder}/database.sock`, `--pid-file=${folder}/database.pid`];
  const careless = ['--innodb-flush-log-at-trx-commit=0', '--innodb-buffer-pool-size=64M', '--skip-log-bin'];
  return spawn(
    '/usr/sbin/mariadbd',
    ['--no-defaults', ...where, '--skip-networking', '--skip-grant-tables', ...careless, ...user],
    { stdio: 'ignore', detached: true },
  );
}

/**
 * Starts a WordPress without content on a local port.
 *
 * @param plugins folders of plugins, which are copied there and not active yet
 */
export async function startWordpress(port: number, plugins: readonly string[]): Promise<Wordpress> {
  const source = wordpressFolder();
  if (source === null) throw new Error('There is no WordPress: start these tests by npm run try -- wordpress.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-wordpress-'));
  const url = `http://127.0.0.1:${port}`;
  const root = path.join(folder, 'wordpress');
  // Its links lead to other packages of Debian, for parts of the admin that no test opens.
  cpSync(source, root, { recursive: true, filter: (file) => existsSync(file) && !file.endsWith('wp-config.php') });
  for (const plugin of plugins)
    cpSync(plugin, path.join(root, 'wp-content/plugins', path.basename(plugin)), { recursive: true });
  mkdirSync(path.join(root, 'wp-content/mu-plugins'), { recursive: true });
  writeFileSync(path.join(root, 'wp-content/mu-plugins/no-mails.php'), NO_MAILS);
  writeFileSync(path.join(root, 'wp-config.php'), configuration(folder, url));
  writeFileSync(path.join(folder, 'router.php'), ROUTER);
  appendFileSync(path.join(folder, 'complaints'), '');

  // Scripts are compiled once: the site gives up on lists that take longer than ten seconds.
  const values = ['opcache.enable_cli=1', 'memory_limit=256M', 'post_max_size=16M', `error_log=${folder}/complaints`];
  const settings = values.flatMap((value) => ['-d', value]);
  const run = (script: string, said = '') =>
    execFileSync('php', [...settings, path.join(SCRIPTS, script), root], {
      encoding: 'utf8',
      input: said,
      maxBuffer: 64 * 1024 * 1024,
    });
  const database = startDatabase(folder);
  let server: ChildProcess | undefined;
  async function stop(): Promise<void> {
    if (server) await endGroup(server);
    await endGroup(database);
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await until('MariaDB answers', async () => existsSync(`${folder}/database.sock`), START_MS);
    run('install.php');
    server = spawn('php', [...settings, '-S', `127.0.0.1:${port}`, '-t', root, path.join(folder, 'router.php')], {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: PROCESSES },
    });
    await until('WordPress answers', () => answers(`${url}/wp-json/`), START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    folder,
    activate: (plugin) => void run('activate.php', plugin),
    run,
    complaints: () => readFileSync(path.join(folder, 'complaints'), 'utf8'),
    stop,
  };
}
