import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ADMINISTRATOR, type Stack } from './stacks.ts';
import { LAUNCHER, type Program } from './versions.ts';

/** How long a launcher may take to stop its servers, in milliseconds; both have their own, shorter limits. */
const STOP_TIMEOUT_MS = 35_000;

/** How a process ended: its exit code, or the signal that killed it. */
export type End = number | NodeJS.Signals;

/** A running launcher, and through it the servers that it started. */
export type Launched = {
  readonly pid: number;
  readonly ended: Promise<End>;
  /** Returns the output of it and its servers so far. */
  printed(): string;
  /** Sends a signal to the launcher only, as a service manager does. */
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal to the launcher's process group, as Ctrl-C does. */
  interrupt(): void;
  /** Stops it with SIGTERM and waits for its end. */
  stop(): Promise<End>;
  /** Kills it and its servers at once, as a power cut does. */
  crash(): Promise<void>;
};

function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
}

type LaunchOptions = {
  /** The site's content backend; by default the stack's own CMS. */
  readonly backendUrl?: string;
  /** Further settings. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called with all output of it and its servers. */
  readonly log?: (text: string) => void;
  /** The launcher of another version. */
  readonly program?: Program;
};

/** Runs a command of the launcher: `start` for the whole stack, `cms` or `site` for one service. */
export function launch(
  command: 'start' | 'cms' | 'site',
  stack: Stack,
  dataDir: string,
  { backendUrl = '', settings = {}, log, program = LAUNCHER }: LaunchOptions = {},
): Launched {
  const child = spawn(program.node ?? process.execPath, [program.launcher, command], {
    cwd: program.folder,
    // A separate process group, so that a signal to the tests doesn't reach it a second time.
    detached: true,
    // The last pipe tells the launcher that the tests have ended, however they did.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      STARTER_PIPE: '3',
      PATH: [path.dirname(process.execPath), path.join(program.folder, 'node_modules/.bin'), process.env.PATH].join(
        path.delimiter,
      ),
      PORT: String(stack.port),
      HOST: '127.0.0.1',
      CMS_PORT: String(stack.cmsPort),
      PUBLIC_URL: stack.siteUrl,
      BACKEND_URL: backendUrl,
      DATA_DIR: dataDir,
      DATABASE_URI: '',
      ADMIN_EMAIL: ADMINISTRATOR.email,
      ADMIN_PASSWORD: ADMINISTRATOR.password,
      SMTP_URL: '',
      WEBHOOK_URL: '',
      ...settings,
    },
  });
  child.stdio[3]?.on('error', () => {});
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text);
      log?.(text);
    });
  const ended = endOf(child);
  const signal = (name: NodeJS.Signals) => child.kill(name);
  return {
    pid: child.pid ?? 0,
    ended,
    printed: () => printed.join(''),
    signal,
    interrupt: () => process.kill(-(child.pid ?? 0), 'SIGINT'),
    async crash() {
      const { pid } = child;
      if (pid === undefined) return;
      const servers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
      // The launcher first: it would start them again.
      for (const each of [pid, ...servers]) process.kill(each, 'SIGKILL');
      await ended;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) signal('SIGTERM');
      const impatient = setTimeout(() => signal('SIGKILL'), STOP_TIMEOUT_MS);
      const end = await ended;
      clearTimeout(impatient);
      return end;
    },
  };
}
