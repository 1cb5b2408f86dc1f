import { readdirSync, readFileSync } from 'node:fs';

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

/** The resource use of one process over a run. */
export type ProcessCourse = {
  /** Measures the current memory and returns it, in megabytes. */
  look(isWarm: boolean): number;
  /** Describes the first, the warm, the highest and the last memory. */
  summary(): string;
  /** Returns the ratio of the last memory to the first warm one; null if it was never warm. */
  growth(): number | null;
  /** Returns how many files and connections it had open at most. */
  mostOpen(): number;
};

/** @param processNow returns the id of the process to measure */
export function createProcessCourse(processNow: () => number): ProcessCourse {
  const seen: number[] = [];
  let warm: number | undefined;
  let mostOpen = 0;
  return {
    look(isWarm) {
      const pid = processNow();
      mostOpen = Math.max(mostOpen, openFiles(pid));
      const megabytes = Math.round(residentBytes(pid) / MEGABYTE);
      seen.push(megabytes);
      if (isWarm) warm ??= megabytes;
      return megabytes;
    },
    summary: () =>
      `first ${seen[0]} MB, ${warm === undefined ? '' : `warm ${warm} MB, `}highest ${Math.max(...seen)} MB, last ${seen.at(-1)} MB`,
    growth: () => (warm === undefined ? null : (seen.at(-1) ?? 0) / warm),
    mostOpen: () => mostOpen,
  };
}
