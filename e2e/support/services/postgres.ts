/** A separate PostgreSQL server: the system's (Debian: `apt-get install postgresql`), in a temporary folder. */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { until } from '../until.ts';

export type Postgres = {
  readonly uri: string;
  /** Runs a query and returns its lines, with `|` between columns; blocks this process. */
  query(sql: string): readonly string[];
  /** Runs SQL without blocking this process. */
  run(sql: string): Promise<void>;
  /** Holds the advisory lock of this name until the server stops, as another machine would. */
  hold(lock: string): Promise<void>;
  /** Kills the server as a power cut does, which loses unwritten data, and starts it again. */
  crash(): Promise<void>;
  /** Starts a server that has ended by itself again, as a service manager does. */
  revive(): Promise<void>;
  /** Stops all of its processes, as a machine that hangs does, until the returned function is called. */
  freeze(): () => void;
  /** Stops the server and removes its files; throws the end of its log if it ended by itself before. */
  stop(): Promise<void>;
};

const VERSIONS = '/usr/lib/postgresql';
const OWNER = 'kontorwerk';
/** In milliseconds. */
const START_MS = 30_000;

function program(name: string): string {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => path.join(VERSIONS, version, 'bin', name)).find(existsSync);
  if (!found)
    throw new Error(`There is no ${name} below ${VERSIONS}: install PostgreSQL (apt-get install postgresql).`);
  return found;
}

/** Returns the ids of an unprivileged user if this process is root's: PostgreSQL refuses to run as root. */
function unprivileged(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

type Server = { readonly child: ChildProcess; readonly exit: Promise<unknown> };

/** Commits are confirmed before they are on disk: code that needs durability has to request it. */
const CARELESS = ['-c', 'synchronous_commit=off', '-c', 'wal_writer_delay=10s'];

/**
 * Starts an empty database on a local port.
 *
 * @param disk where it keeps its data; its write-ahead log stays elsewhere, as a failed write to that ends it at once
 */
export async function startPostgres(port: number, disk?: string): Promise<Postgres> {
  const user = unprivileged();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'e2e-postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(disk ?? folder, 'data');
  if (disk !== undefined && user.uid !== undefined && user.gid !== undefined) chownSync(disk, user.uid, user.gid);
  const run = (name: string, ...args: readonly string[]) =>
    execFileSync(program(name), args, { ...user, cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const reach = ['-h', '127.0.0.1', '-p', String(port), '-U', OWNER];
  run(
    'initdb',
    '-D',
    data,
    '-X',
    path.join(folder, 'log-of-writes'),
    '-A',
    'trust',
    '-U',
    OWNER,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  );

  const isReady = async () => {
    try {
      run('pg_isready', ...reach);
      return true;
    } catch {
      return false;
    }
  };
  const log = path.join(folder, 'log');
  async function started(): Promise<Server> {
    const where = [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
    ];
    const output = openSync(log, 'a');
    const stdio = ['ignore', output, output] as const;
    const child = spawn(program('postgres'), [...where, ...CARELESS], { ...user, cwd: folder, stdio: [...stdio] });
    closeSync(output);
    const exit = once(child, 'exit');
    await until('PostgreSQL answers', isReady, START_MS);
    return { child, exit };
  }
  async function ended({ child, exit }: Server, signal: NodeJS.Signals): Promise<void> {
    child.kill(signal);
    await exit;
  }

  let server = await started();
  const hasEnded = () => server.child.exitCode !== null || server.child.signalCode !== null;
  run('createdb', ...reach, OWNER);
  return {
    uri: `postgres://${OWNER}@127.0.0.1:${port}/${OWNER}`,
    query: (sql) =>
      run('psql', ...reach, '-d', OWNER, '-Atc', sql)
        .trim()
        .split('\n'),
    async run(sql) {
      await promisify(execFile)(program('psql'), [...reach, '-d', OWNER, '-Atc', sql], { ...user, cwd: folder });
    },
    async hold(lock) {
      const sql = `SELECT pg_advisory_lock(hashtext('${lock}')); SELECT 'held'; SELECT pg_sleep(600)`;
      const holder = spawn(program('psql'), [...reach, '-d', OWNER, '-At', '-f', '-'], { ...user, cwd: folder });
      holder.stdin.end(sql);
      for await (const printed of holder.stdout) if (String(printed).includes('held')) break;
    },
    async crash() {
      // PostgreSQL's "immediate shutdown": it ends at once and writes nothing more.
      await ended(server, 'SIGQUIT');
      server = await started();
    },
    async revive() {
      if (hasEnded()) server = await started();
    },
    freeze() {
      const pid = Number(server.child.pid);
      // Stopped first and resumed last, the server reaps no child meanwhile: each of their ids stays valid.
      process.kill(pid, 'SIGSTOP');
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
      for (const child of children) process.kill(child, 'SIGSTOP');
      const stopped = [...children, pid];
      return () => {
        // Once: a process may have ended before another call.
        for (const one of stopped.splice(0)) process.kill(one, 'SIGCONT');
      };
    },
    async stop() {
      const endedBefore = hasEnded();
      const lines = endedBefore ? readFileSync(log, 'utf8').trim().split('\n').slice(-20) : [];
      await ended(server, 'SIGINT');
      rmSync(folder, { recursive: true, force: true });
      if (endedBefore) throw new Error(`PostgreSQL ended by itself:\n${lines.join('\n')}`);
    },
  };
}
