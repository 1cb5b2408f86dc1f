import { spawn } from 'node:child_process';
import process from 'node:process';
import { StartError } from './start-error.ts';
import { hearsStopRequests, Stopped, stopAtOnce, stopRequest } from './stop-request.ts';

/** The default grace period of a command and its children after a stop request, in milliseconds. */
const PATIENCE_MS = 5_000;

/** The exit code by which shells and npm report SIGKILL. */
const KILLED_CODE = 137;

type CommandOptions = {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The environment that `env` extends; by default this process's. */
  readonly base?: NodeJS.ProcessEnv;
  /** Called with each line of standard output; without it the output is shown only on failure. */
  readonly onLine?: (line: string) => void;
  /** The grace period after a stop request, in milliseconds. */
  readonly patienceMs?: number;
  /** The advice if the system kills it, as it does when out of memory. */
  readonly adviceOnKill?: string;
};

/** Describes how a command failed. */
function failureOf(name: string, code: number | null, signal: NodeJS.Signals | null, adviceOnKill = ''): string {
  const how = signal ? `signal ${signal}` : `exit code ${code}`;
  if (signal !== 'SIGKILL' && code !== KILLED_CODE) return `${name} failed (${how}).`;
  return `${name} was killed (${how}), most likely since the memory ran out. ${adviceOnKill}`.trimEnd();
}

/**
 * Runs a command to its end. A stop request ends it with all its children. Throws a StartError with its output on
 * failure, Stopped after a stop request.
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
      // A separate process group, so that it can be ended as a whole: npm forwards no signals. If Ctrl-C just kills
      // this process, it kills this whole group.
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
        // All processes have exited.
      }
    };
    const kill = () => {
      signalAll('SIGKILL');
      // Processes that left the group must not delay the end.
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
