import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { folders } from './folders.ts';

/** The descriptor of the pipe by which a program notices that its launcher is gone. */
const STARTER_PIPE = 3;
const END_WITH_STARTER = pathToFileURL(path.join(folders.root, 'launch/end-with-starter.mjs')).href;
const STDIO: StdioOptions = ['inherit', 'inherit', 'inherit', 'pipe'];

type TiedOptions = {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** In a separate process group, which Ctrl-C doesn't reach. */
  readonly detached?: boolean;
};

/** Starts a Node program on this process's terminal; it ends whenever this process does, for any reason. */
export function spawnTied(program: readonly string[], { cwd, env, detached = false }: TiedOptions): ChildProcess {
  const child = spawn(process.execPath, ['--import', END_WITH_STARTER, ...program], {
    cwd,
    env: { ...process.env, ...env, STARTER_PIPE: String(STARTER_PIPE) },
    stdio: STDIO,
    detached,
  });
  // Nothing is ever sent through the pipe, so that a program's exit can't break it for the launcher.
  child.stdio[STARTER_PIPE]?.on('error', () => {});
  return child;
}
