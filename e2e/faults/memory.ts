import { readFileSync } from 'node:fs';

const MEGABYTE = 1024 * 1024;

/** The memory that a process takes of the machine, in bytes. */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
}

/** The memory of one process in the course of a run. */
export type MemoryCourse = {
  /** Looks how much it takes now, when so much of the run is done (0 to 1), and returns it, in megabytes. */
  look(share: number): number;
  /** The first, the highest and the last that was seen, for people. */
  summary(): string;
  /** How many times as much it took at last as it did when it was warm. */
  growth(): number;
};

/** @param warmAfter the share of the run after which memory has to stay as it is */
export function createMemoryCourse(processNow: () => number, warmAfter: number): MemoryCourse {
  const seen: number[] = [];
  let warm: number | undefined;
  return {
    look(share) {
      const megabytes = Math.round(residentBytes(processNow()) / MEGABYTE);
      seen.push(megabytes);
      if (share >= warmAfter) warm ??= megabytes;
      return megabytes;
    },
    summary: () => `first ${seen[0]} MB, warm ${warm} MB, highest ${Math.max(...seen)} MB, last ${seen.at(-1)} MB`,
    growth: () => (seen.at(-1) ?? 0) / (warm ?? 1),
  };
}
