import type { ChildProcess } from 'node:child_process';
import { DATABASE_UNAVAILABLE } from '@kontorwerk/contract/wire';
import { spawnTied } from './spawn-tied.ts';
import { StartError } from './start-error.ts';
import { forgetServer, noteServer } from './started-servers.ts';
import { Stopped, stopAtOnce, stopRequest } from './stop-request.ts';
import { isSilent, SILENCE, watchAnswers } from './watch-answers.ts';

/** How long a server may take until it answers, in milliseconds. */
const START_TIMEOUT_MS = 60_000;
/** The grace period of a server for finishing its work, in milliseconds. */
const STOP_TIMEOUT_MS = 15_000;
/** The bounds of the pause before the next look, in milliseconds: a server that can't start may log each. */
const [SHORTEST_PAUSE_MS, LONGEST_PAUSE_MS] = [50, 1_000];

/** Returns the pause before the next look at a server that was waited for so long, in milliseconds. */
export function pauseAfter(waitedMs: number): number {
  return Math.min(Math.max(SHORTEST_PAUSE_MS, waitedMs / 10), LONGEST_PAUSE_MS);
}

/** A started server that answers. */
export type ServerProcess = {
  readonly name: string;
  /** Resolves when the process has exited, with a description of how. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
};

/**
 * Whether a server has started. One that can't store anything has, too: editors may have to delete something to make
 * room on its disk.
 */
async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    const text = await answer.text();
    return answer.ok || (answer.status === 503 && text === DATABASE_UNAVAILABLE);
  } catch {
    return false;
  }
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const kill = () => child.kill('SIGKILL');
  child.kill('SIGTERM');
  const impatient = setTimeout(kill, STOP_TIMEOUT_MS);
  if (stopAtOnce.aborted) kill();
  stopAtOnce.addEventListener('abort', kill);
  await ended;
  stopAtOnce.removeEventListener('abort', kill);
  clearTimeout(impatient);
}

type ServerOptions = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly healthUrl: string;
  readonly port: number;
  readonly dataDir: string;
  /** Whether it is killed when it hangs; in development it may be at a breakpoint. */
  readonly endsWhenHung: boolean;
};

/** Starts a server that ends with this process. */
function spawnServer(program: readonly string[], { cwd, env, port, dataDir }: ServerOptions): ChildProcess {
  // A separate process group: Ctrl-C reaches only the launcher, which stops the servers in order.
  const child = spawnTied(program, { cwd, env, detached: true });
  if (child.pid !== undefined) noteServer(dataDir, port, child.pid);
  child.once('exit', () => forgetServer(dataDir, port));
  return child;
}

/** Kills a hung server so that it is restarted: SIGTERM would wait, too. */
function endWhenHung(name: string, child: ChildProcess, healthUrl: string): void {
  const ending = new AbortController();
  child.once('exit', () => ending.abort());
  void watchAnswers({
    silent: () => isSilent(healthUrl, SILENCE.patienceMs),
    onHung: () => {
      console.error(`${name} has stopped answering: its process ${child.pid} is ended.`);
      child.kill('SIGKILL');
    },
    signal: ending.signal,
  });
}

/**
 * Starts a server, a Node program with its arguments, and waits until its health address answers. Throws a StartError
 * if it exits before, and Stopped on a stop request.
 */
export async function startServer(
  name: string,
  program: readonly string[],
  options: ServerOptions,
): Promise<ServerProcess> {
  const child = spawnServer(program, options);
  const ended = endOf(child);
  let end: string | undefined;
  void ended.then((how) => {
    end = how;
  });
  const since = performance.now();
  while (!(await answers(options.healthUrl))) {
    if (end !== undefined) throw new StartError(`${name} did not start (${end}): see the lines above.`);
    if (stopRequest.aborted) {
      await stop(child, ended);
      throw new Stopped();
    }
    const waitedMs = performance.now() - since;
    if (waitedMs > START_TIMEOUT_MS) {
      await stop(child, ended);
      throw new StartError(`${name} did not answer at ${options.healthUrl} within ${START_TIMEOUT_MS / 1000} s.`);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(waitedMs)));
  }
  if (options.endsWhenHung) endWhenHung(name, child, options.healthUrl);
  return { name, ended, stop: () => stop(child, ended) };
}
