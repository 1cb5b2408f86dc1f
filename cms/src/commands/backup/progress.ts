import type { Part } from './archive.ts';

/** The interval of progress messages, in milliseconds. */
const EVERY_MS = 5_000;

function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}

/** Reports the progress of a backup from time to time, and a summary. */
export class Progress {
  readonly #since = performance.now();
  readonly #tell: (line: string) => void;
  #toldAt = performance.now();
  #parts = 0;
  #bytes = 0;

  constructor(tell: (line: string) => void) {
    this.#tell = tell;
  }

  /** Counts a finished part; `of` is the total in bytes, if known. */
  count({ size }: Part, of?: number): void {
    this.#parts += 1;
    this.#bytes += size;
    const now = performance.now();
    if (now - this.#toldAt < EVERY_MS) return;
    this.#toldAt = now;
    const share = of ? `, ${Math.floor((100 * this.#bytes) / of)} %` : '';
    this.#tell(`${this.#parts} parts, ${formatMegabytes(this.#bytes)}${share} …`);
  }

  /** Returns the summary: `1204 parts, 96 MB, in 4.2 s`. */
  sum(): string {
    const seconds = ((performance.now() - this.#since) / 1_000).toFixed(1);
    return `${this.#parts} parts, ${formatMegabytes(this.#bytes)}, in ${seconds} s`;
  }
}
