import { readFileSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';

/** The measured peak of building, and of serving, memory and swap together, in bytes. */
const [BUILD_BYTES, SERVE_BYTES] = [2_000_000_000, 1_000_000_000];

/** Machines sold with 2 GB have slightly less. */
const TOLERANCE = 0.9;

/** Formats bytes for an operator. */
export function inGigabytes(bytes: number): string {
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** The advice for builds with too little memory. */
export const BUILD_ADVICE = `Building takes ${inGigabytes(BUILD_BYTES)} of memory and swap, serving ${inGigabytes(SERVE_BYTES)}: add swap, or pack it on another machine (npm run pack).`;

/** Reads this machine's swap from /proc/meminfo, in bytes. */
export function swapIn(meminfo: string): number {
  return Number(/^SwapTotal:\s+(\d+) kB$/m.exec(meminfo)?.[1] ?? 0) * 1_024;
}

function readMeminfo(): string {
  try {
    return readFileSync('/proc/meminfo', 'utf8');
  } catch {
    return '';
  }
}

/** Returns the memory and swap available to this process, by the machine and its control group, in bytes. */
export function usableMemory(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(os.totalmem(), limit) + swapIn(readMeminfo());
}

/** Returns a warning if there is probably too little memory to build; otherwise null. */
export function tooLittleToBuild(bytes = usableMemory()): string | null {
  if (bytes >= BUILD_BYTES * TOLERANCE) return null;
  return `There are ${inGigabytes(bytes)} of memory and swap, so that the build may be killed. ${BUILD_ADVICE}`;
}

/** Returns a warning if there is probably too little memory to serve; otherwise null. */
export function tooLittleToServe(bytes = usableMemory()): string | null {
  if (bytes >= SERVE_BYTES * TOLERANCE) return null;
  return `There are ${inGigabytes(bytes)} of memory and swap, and serving takes ${inGigabytes(SERVE_BYTES)}`;
}
