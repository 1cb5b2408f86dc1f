import { readdirSync, readFileSync } from 'node:fs';
import { median } from '../support/median.ts';

const MEGABYTE = 1024 * 1024;

/** Returns a process's resident memory, in bytes. */
function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** Returns how many files and connections a process has open. */
function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** How many looks make one figure: memory rises until garbage is collected, so that a single look says little. */
const LOOKS = 10;

/** The resource use of one process over a run. */
export type ProcessCourse = {
  /** Measures the current memory and returns it, in megabytes. */
  look(isWarm: boolean): number;
  /** Describes the first, the warm, the highest and the last memory. */
  summary(): string;
  /** Returns the ratio of the last memory to the first warm one, medians of some looks each; null if it was not warm. */
  growth(): number | null;
  /** Returns how many files and connections it had open at most. */
  mostOpen(): number;
};

/** @param processNow returns the id of the process to measure */
export function createProcessCourse(processNow: () => number): ProcessCourse {
  const seen: number[] = [];
  const warmLooks: number[] = [];
  let mostOpen = 0;
  const warm = () => (warmLooks.length === 0 ? null : median(warmLooks.slice(0, LOOKS)));
  const last = () => median(seen.slice(-LOOKS));
  return {
    look(isWarm) {
      const pid = processNow();
      mostOpen = Math.max(mostOpen, openFiles(pid));
      const megabytes = Math.round(residentBytes(pid) / MEGABYTE);
      seen.push(megabytes);
      if (isWarm) warmLooks.push(megabytes);
      return megabytes;
    },
    summary: () =>
      `first ${seen[0]} MB, ${warm() === null ? '' : `warm ${warm()} MB, `}highest ${Math.max(...seen)} MB, last ${last()} MB`,
    growth() {
      const before = warm();
      return before === null ? null : last() / before;
    },
    mostOpen: () => mostOpen,
  };
}
