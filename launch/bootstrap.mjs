// The entry point of the npm scripts, on any Node from 20 on: installs missing packages and starts the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '..');
const pinnedNode = path.join(root, 'node_modules/node/bin/node');
const stamp = path.join(root, 'node_modules/.installed');
const [command = 'start', ...rest] = process.argv.slice(2);

/** The commands of tools/main.ts; all others are commands of launch/main.ts. */
const TOOLS = ['check', 'test', 'try'];

/** The commands that need the development packages. */
const DEVELOPMENT = [...TOOLS, 'dev', 'pack'];

/** Returns the installation that the command needs: the lock file's digest, and whether it has development packages. */
function neededInstallation() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  return { lock, hasDevelopment: DEVELOPMENT.includes(command) };
}

/** Returns the present installation, as the stamp file records it; null without one. */
function presentInstallation() {
  if (!existsSync(stamp) || !existsSync(pinnedNode)) return null;
  const [lock, kind] = readFileSync(stamp, 'utf8').trim().split(' ');
  return { lock, hasDevelopment: kind === 'tools' };
}

/** Returns the ids of this process and its ancestors: one may be an npm that runs on the pinned Node. */
function ownProcesses() {
  const own = new Set();
  for (let id = String(process.pid); id && id !== '0'; id = parentOf(id)) own.add(id);
  return own;
}

/** Returns the id of a process's parent; undefined if it is unknown. */
function parentOf(id) {
  try {
    // The id follows the name in brackets, which may itself contain brackets and blanks.
    return /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1];
  } catch {
    // The process has ended, or is hidden from this user.
    return undefined;
  }
}

/**
 * Returns the id of another process on the pinned Node, on systems with `/proc`: npm would remove its packages for a
 * minute.
 */
function servingProcess() {
  if (!existsSync(pinnedNode) || !existsSync('/proc/self/exe')) return undefined;
  const node = realpathSync(pinnedNode);
  const own = ownProcesses();
  return readdirSync('/proc').find((name) => {
    try {
      return /^\d+$/.test(name) && !own.has(name) && readlinkSync(`/proc/${name}/exe`) === node;
    } catch {
      // The process has ended, or is another user's.
      return false;
    }
  });
}

/** Installs the packages unless those of the lock file are there; exits on failure. */
function install() {
  const needed = neededInstallation();
  const present = presentInstallation();
  if (present && present.lock === needed.lock && (present.hasDevelopment || !needed.hasDevelopment)) return;
  const serving = servingProcess();
  if (serving !== undefined) {
    console.error(
      `Packages have to be installed for this, and process ${serving} runs from ${root}: stop it first, or use another copy.`,
    );
    process.exit(1);
  }
  // Development packages stay once installed, also by a plain `npm ci`, which writes no stamp.
  const hasDevelopment =
    needed.hasDevelopment || (present ? present.hasDevelopment : existsSync(path.join(root, 'node_modules/vitest')));
  console.log('Installing packages (about a minute) …');
  // npm's warning about the engine concerns this outer Node, which only starts the pinned one.
  const options = ['--no-audit', '--no-fund', '--loglevel=error', ...(hasDevelopment ? [] : ['--omit=dev'])];
  const result = spawnSync('npm', ['ci', ...options], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0 || !existsSync(pinnedNode)) {
    console.error('The packages could not be installed: see the lines above.');
    process.exit(1);
  }
  writeFileSync(stamp, `${needed.lock} ${hasDevelopment ? 'tools' : 'run'}\n`);
}

install();
const program = TOOLS.includes(command) ? 'tools/main.ts' : 'launch/main.ts';
const child = spawn(pinnedNode, [path.join(root, program), command, ...rest], {
  cwd: root,
  // The pipe closes when this process ends, by which the launcher notices it (end-with-starter.mjs).
  stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  env: {
    ...process.env,
    STARTER_PIPE: '3',
    PATH: [path.join(root, 'node_modules/node/bin'), path.join(root, 'node_modules/.bin'), process.env.PATH].join(
      path.delimiter,
    ),
    NEXT_TELEMETRY_DISABLED: '1',
    // Node's compile cache speeds up each start; Node ignores an unwritable folder.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node'),
  },
});
child.stdio[3].on('error', () => {});
// The child stops its servers and then exits. One Ctrl-C may reach it twice: from here and from the terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// On SIGTERM npm and its shell exit at once without forwarding it: the child would keep running unnoticed.
if (process.env.npm_lifecycle_event !== undefined) {
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 1_000);
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
