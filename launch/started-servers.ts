import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { folders } from './folders.ts';

function noteFile(dataDir: string, port: number): string {
  return path.join(dataDir, 'run', `${port}.pid`);
}

/** Ignores disk errors: they are no reason not to start a server, nor to end with one. */
function ifItCan(write: () => void): void {
  try {
    write();
  } catch {
    // A later start then reports a port in use without naming the process.
  }
}

/** Records which process serves a port, so that a later start can name it; if the disk allows. */
export function noteServer(dataDir: string, port: number, pid: number): void {
  const file = noteFile(dataDir, port);
  ifItCan(() => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, String(pid));
  });
}

/** Removes the record of a port's process, if the disk allows. */
export function forgetServer(dataDir: string, port: number): void {
  ifItCan(() => rmSync(noteFile(dataDir, port), { force: true }));
}

/**
 * Whether a process runs in the project's folder: Next replaces its command line, so the CMS is recognised by its
 * folder.
 */
function runsHere(pid: number): boolean {
  try {
    return !path.relative(folders.root, readlinkSync(`/proc/${pid}/cwd`)).startsWith('..');
  } catch {
    return false;
  }
}

/** Whether a recorded process is still this project's: process ids are reused. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    // An exiting process loses its command line a good while before it frees its port.
    return command === '' || command.includes(folders.root) || runsHere(pid);
  } catch {
    return false;
  }
}

/** Returns the still running process of an earlier start on this data folder and port; null if there is none. */
export function startedEarlier(dataDir: string, port: number): number | null {
  try {
    const pid = Number(readFileSync(noteFile(dataDir, port), 'utf8'));
    return Number.isInteger(pid) && pid > 0 && isOurs(pid) ? pid : null;
  } catch {
    return null;
  }
}
