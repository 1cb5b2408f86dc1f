import { readFileSync } from 'node:fs';
import os from 'node:os';
import process from 'node:process';

/** What building takes at its peak and what serving takes, memory and swap together, as measured; in bytes. */
const [BUILD_BYTES, SERVE_BYTES] = [2_000_000_000, 1_000_000_000];

/** Machines sold with 2 GB have somewhat less. */
const TOLERANCE = 0.9;

/** Bytes as an operator reads them. */
export function inGigabytes(bytes: number): string {
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}

/** What helps where a build has too little memory. */
export const BUILD_ADVICE = `Building takes ${inGigabytes(BUILD_BYTES)} of memory and swap, serving ${inGigabytes(SERVE_BYTES)}: add swap, or pack it on another machine (npm run pack).`;

/** The swap of this machine as /proc/meminfo tells it, in bytes. */
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

/** The memory and swap that this process may use, by the machine and by its control group, in bytes. */
export function usableMemory(): number {
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(os.totalmem(), limit) + swapIn(readMeminfo());
}

/** One line where so much memory is likely too little to build; null where it is enough. */
export function tooLittleToBuild(bytes = usableMemory()): string | null {
  if (bytes >= BUILD_BYTES * TOLERANCE) return null;
  return `There are ${inGigabytes(bytes)} of memory and swap, so that the build may be killed. ${BUILD_ADVICE}`;
}

/** One line where so much memory is likely too little to serve; null where it is enough. */
export function tooLittleToServe(bytes = usableMemory()): string | null {
  if (bytes >= SERVE_BYTES * TOLERANCE) return null;
  return `There are ${inGigabytes(bytes)} of memory and swap, and serving takes ${inGigabytes(SERVE_BYTES)}`;
}
