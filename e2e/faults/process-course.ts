import { readdirSync, readFileSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;

/** The memory that a process takes of the machine, in bytes. */
function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** How many files and connections a process has open. */
function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** What one process takes in the course of a run. */
export type ProcessCourse = {
  /** Looks how much memory it takes now, and returns it, in megabytes. */
  look(isWarm: boolean): number;
  /** The first, the highest and the last that was seen, for people. */
  summary(): string;
  /** How many times as much memory it took at last as when it was warm for the first time; null if it never was. */
  growth(): number | null;
  /** How many files and connections it had open at the most. */
  mostOpen(): number;
};

/** @param processNow the process that it is the course of, by its id */
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
