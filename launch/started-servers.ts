import { mkdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { folders } from './folders.ts';

function noteFile(dataDir: string, port: number): string {
  return path.join(dataDir, 'run', `${port}.pid`);
}

/** A disk that takes no note, or keeps one, is no reason not to start a server, nor to end with one. */
function ifItCan(write: () => void): void {
  try {
    write();
  } catch {
    // Then a later start says that a port is in use, and not by whom.
  }
}

/** Notes which process serves a port, so that a later start can name it; as far as the disk takes it. */
export function noteServer(dataDir: string, port: number, pid: number): void {
  const file = noteFile(dataDir, port);
  ifItCan(() => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, String(pid));
  });
}

/** Forgets which process served a port, as far as the disk lets it. */
export function forgetServer(dataDir: string, port: number): void {
  ifItCan(() => rmSync(noteFile(dataDir, port), { force: true }));
}

/** Next gives its process a name of its own in place of the command, so the CMS is known by its folder. */
function runsHere(pid: number): boolean {
  try {
    return !path.relative(folders.root, readlinkSync(`/proc/${pid}/cwd`)).startsWith('..');
  } catch {
    return false;
  }
}

/** Numbers of processes are used again: what runs under this one must be something of this project's. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    // A process that is ending has no command any more a good while before it lets go of its port.
    return command === '' || command.includes(folders.root) || runsHere(pid);
  } catch {
    return false;
  }
}

/** The process that an earlier start on this data folder left at a port and that still runs; null when there is none. */
export function startedEarlier(dataDir: string, port: number): number | null {
  try {
    const pid = Number(readFileSync(noteFile(dataDir, port), 'utf8'));
    return Number.isInteger(pid) && pid > 0 && isOurs(pid) ? pid : null;
  } catch {
    return null;
  }
}
