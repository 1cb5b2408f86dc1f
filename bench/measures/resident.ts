import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Memory counts as settled after `looks` consecutive changes below `bytes`. */
const SETTLED = { bytes: 1_000_000, looks: 4, pauseMs: 500, mostLooks: 60 };

function children(pid: number): readonly number[] {
  const tasks = readdirSync(`/proc/${pid}/task`);
  return tasks.flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

/** A figure of a process and its descendants, added up, in bytes (Linux). */
function figure(pid: number, name: 'VmRSS' | 'VmHWM'): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) * 1_024 + children(pid).reduce((sum, child) => sum + figure(child, name), 0);
}

/** Returns the resident memory of a process and its descendants, in bytes. */
export function resident(pid: number): number {
  return figure(pid, 'VmRSS');
}

/** Returns the peak resident memory. */
export function highestResident(pid: number): number {
  return figure(pid, 'VmHWM');
}

/** Waits until background work is done, and returns the resident memory. */
export async function settled(pid: number): Promise<number> {
  let last = resident(pid);
  for (let quiet = 0, looks = 0; quiet < SETTLED.looks && looks < SETTLED.mostLooks; looks += 1) {
    await sleep(SETTLED.pauseMs);
    const now = resident(pid);
    quiet = Math.abs(now - last) < SETTLED.bytes ? quiet + 1 : 0;
    last = now;
  }
  return last;
}
