import { spawn } from 'node:child_process';
import process from 'node:process';
import { StartError } from './start-error.ts';
import { Stopped, stopRequest } from './stop-request.ts';

type CommandOptions = {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What `env` is added to; without it the environment of this process. */
  readonly base?: NodeJS.ProcessEnv;
  /** Called with each line of standard output; without it the output is shown only on failure. */
  readonly onLine?: (line: string) => void;
};

/** Runs a command to its end. Throws a StartError with all it printed when it fails, Stopped when given up. */
export function runCommand(
  name: string,
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...(options.base ?? process.env), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stopRequest,
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
    child.on('error', (error) =>
      reject(stopRequest.aborted ? new Stopped() : new StartError(`${name} could not be run: ${error.message}.`)),
    );
    child.once('close', (code) => {
      if (stopRequest.aborted) reject(new Stopped());
      else if (code === 0) resolve();
      else reject(new StartError(`${printed.join('').trimEnd()}\n${name} failed (exit code ${code}).`));
    });
  });
}
