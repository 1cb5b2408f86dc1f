import { spawn } from 'node:child_process';
import process from 'node:process';
import { StartError } from './start-error.ts';
import { hearsStopRequests, Stopped, stopAtOnce, stopRequest } from './stop-request.ts';

/** How long a command, and what it started, may take to end once it is asked to, unless it says otherwise; in milliseconds. */
const PATIENCE_MS = 5_000;

/** The exit code by which shells and npm tell of a program that SIGKILL ended. */
const KILLED_CODE = 137;

type CommandOptions = {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What `env` is added to; without it the environment of this process. */
  readonly base?: NodeJS.ProcessEnv;
  /** Called with each line of standard output; without it the output is shown only on failure. */
  readonly onLine?: (line: string) => void;
  /** How long it may take to end once it is asked to, in milliseconds. */
  readonly patienceMs?: number;
  /** What helps where the system kills it, as it does when memory runs out. */
  readonly adviceOnKill?: string;
};

/** Tells how a command failed. */
function failureOf(name: string, code: number | null, signal: NodeJS.Signals | null, adviceOnKill = ''): string {
  const how = signal ? `signal ${signal}` : `exit code ${code}`;
  if (signal !== 'SIGKILL' && code !== KILLED_CODE) return `${name} failed (${how}).`;
  return `${name} was killed (${how}), most likely since the memory ran out. ${adviceOnKill}`.trimEnd();
}

/**
 * Runs a command to its end. A stop request ends it with all that it started. Throws a StartError with all it printed when it
 * fails, Stopped when given up.
 */
export function runCommand(
  name: string,
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (stopRequest.aborted) return reject(new Stopped());
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...(options.base ?? process.env), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, to be ended whole: npm hands no signal on. Where Ctrl-C just ends this process it ends all of its group.
      detached: hearsStopRequests(),
    });
    const printed: string[] = [];
    let rest = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed.push(text);
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) options.onLine?.(line);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text));

    const { pid } = child;
    const signalAll = (signal: NodeJS.Signals) => {
      try {
        if (pid !== undefined) process.kill(-pid, signal);
      } catch {
        // All of it has ended.
      }
    };
    const kill = () => {
      signalAll('SIGKILL');
      // Whatever left the group can't keep this waiting.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    let impatient: NodeJS.Timeout | undefined;
    const end = () => {
      signalAll('SIGTERM');
      impatient = setTimeout(kill, options.patienceMs ?? PATIENCE_MS);
    };
    stopRequest.addEventListener('abort', end, { once: true });
    stopAtOnce.addEventListener('abort', kill, { once: true });

    child.on('error', (error) => reject(new StartError(`${name} could not be run: ${error.message}.`)));
    child.once('close', (code, signal) => {
      clearTimeout(impatient);
      stopRequest.removeEventListener('abort', end);
      stopAtOnce.removeEventListener('abort', kill);
      if (stopRequest.aborted) reject(new Stopped());
      else if (code === 0) resolve();
      else
        reject(new StartError(`${printed.join('').trimEnd()}\n${failureOf(name, code, signal, options.adviceOnKill)}`));
    });
  });
}
