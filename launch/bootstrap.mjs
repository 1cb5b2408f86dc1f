// Runs under whatever Node the machine has: installs what is missing, then hands over to the pinned Node.
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

/** The commands that need the packages for development. */
const FOR_DEVELOPMENT = [...TOOLS, 'dev', 'pack'];

/** What is installed is told by the lock file and by whether the tools for development came along. */
function wanted() {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
  return { lock, tools: FOR_DEVELOPMENT.includes(command) };
}

function installed() {
  if (!existsSync(stamp) || !existsSync(pinnedNode)) return null;
  const [lock, tools] = readFileSync(stamp, 'utf8').trim().split(' ');
  return { lock, tools: tools === 'tools' };
}

/** This process and those that started it: npm runs scripts by the pinned Node as well. */
function ownProcesses() {
  const own = new Set();
  for (let id = String(process.pid); id && id !== '0'; id = parentOf(id)) own.add(id);
  return own;
}

function parentOf(id) {
  try {
    // It stands behind the name, which may have brackets and blanks of its own.
    return /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1];
  } catch {
    // It has ended, or is hidden from this user.
    return undefined;
  }
}

/** Another process that runs by the pinned Node, where the system tells; npm would take its packages away for a minute. */
function servingProcess() {
  if (!existsSync(pinnedNode) || !existsSync('/proc/self/exe')) return undefined;
  const node = realpathSync(pinnedNode);
  const own = ownProcesses();
  return readdirSync('/proc').find((name) => {
    try {
      return /^\d+$/.test(name) && !own.has(name) && readlinkSync(`/proc/${name}/exe`) === node;
    } catch {
      // It has ended, or is another user's.
      return false;
    }
  });
}

function install() {
  const want = wanted();
  const have = installed();
  if (have && have.lock === want.lock && (have.tools || !want.tools)) return;
  const serving = servingProcess();
  if (serving !== undefined) {
    console.error(
      `Packages have to be installed for this, and process ${serving} runs from ${root}: stop it first, or use another copy.`,
    );
    process.exit(1);
  }
  // A plain `npm ci` leaves no stamp; the tools that it installed stay.
  const tools = want.tools || (have ? have.tools : existsSync(path.join(root, 'node_modules/vitest')));
  console.log('Installing packages (about a minute) …');
  // The engine warning is about this outer Node, which only starts the pinned one.
  const options = ['--no-audit', '--no-fund', '--loglevel=error', ...(tools ? [] : ['--omit=dev'])];
  const result = spawnSync('npm', ['ci', ...options], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0 || !existsSync(pinnedNode)) {
    console.error('The packages could not be installed: see the lines above.');
    process.exit(1);
  }
  writeFileSync(stamp, `${want.lock} ${tools ? 'tools' : 'run'}\n`);
}

install();
const program = TOOLS.includes(command) ? 'tools/main.ts' : 'launch/main.ts';
const child = spawn(pinnedNode, [path.join(root, program), command, ...rest], {
  cwd: root,
  // The pipe tells the launcher that this process is gone (end-with-starter.mjs).
  stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  env: {
    ...process.env,
    STARTER_PIPE: '3',
    PATH: [path.join(root, 'node_modules/node/bin'), path.join(root, 'node_modules/.bin'), process.env.PATH].join(
      path.delimiter,
    ),
    NEXT_TELEMETRY_DISABLED: '1',
    // What Node has compiled once is not compiled at every start; a folder that can't be written is no error.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(root, 'node_modules/.cache/node'),
  },
});
child.stdio[3].on('error', () => {});
// The child decides when all is stopped. It knows that one press of Ctrl-C may reach it twice.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// Asked to end, npm ends at once and takes its shell along; what it started would go on without anybody knowing.
if (process.env.npm_lifecycle_event !== undefined) {
  const starter = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 1_000);
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
