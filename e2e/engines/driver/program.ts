import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** A system program that tests talk to. */
export type RunningProgram = {
  /** Resolves with the pattern's first group, once the program has printed a match. */
  printed(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
};

/** Creates a folder for a browser's profile and files, which `remove` deletes. */
export function ownFolder(name: string): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), `e2e-${name}-`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Starts a program that ends with this process, however this process ends. */
export function startProgram(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): RunningProgram {
  const child = spawn('setpriv', ['--pdeathsig', 'TERM', command, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LANG: 'C.UTF-8', ...env },
  });
  let said = '';
  const waiting = new Set<() => void>();
  const hear = (text: string) => {
    said += text;
    for (const look of waiting) look();
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
  const ended = once(child, 'close').then(
    () => {},
    (error: unknown) => hear(String(error)),
  );
  return {
    printed: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(said);
          if (!found) return;
          waiting.delete(look);
          resolve(found[1] ?? '');
        };
        waiting.add(look);
        look();
        void ended.then(() => reject(new Error(`${command} has ended:\n${said}`)));
      }),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
