import { readFileSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;

/** The memory that a process takes of the machine, in bytes. */
function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** The memory of one process in the course of a run. */
export type MemoryCourse = {
  /** Looks how much it takes now, and returns it, in megabytes. From the first time on that it is warm it should stay so. */
  look(isWarm: boolean): number;
  /** The first, the highest and the last that was seen, for people. */
  summary(): string;
  /** How many times as much it took at last as it did when it was warm; null if it never was. */
  growth(): number | null;
};

/** @param processNow the process that it is the memory of, by its id */
export function createMemoryCourse(processNow: () => number): MemoryCourse {
  const seen: number[] = [];
  let warm: number | undefined;
  return {
    look(isWarm) {
      const megabytes = Math.round(residentBytes(processNow()) / MEGABYTE);
      seen.push(megabytes);
      if (isWarm) warm ??= megabytes;
      return megabytes;
    },
    summary: () =>
      `first ${seen[0]} MB, ${warm === undefined ? '' : `warm ${warm} MB, `}highest ${Math.max(...seen)} MB, last ${seen.at(-1)} MB`,
    growth: () => (warm === undefined ? null : (seen.at(-1) ?? 0) / warm),
  };
}
