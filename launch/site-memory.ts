/**
 * The V8 flags that keep the site's process small; `bench/memory.ts` measures their effect.
 *
 * By default, V8 would let new objects take 48 MB before it collects them, which is more than all that lasts. Frequent
 * collections are cheap as long as one thread does them: with several, which wait for each other and for a core, each
 * took 0.3 to 10 ms instead of 0.2, a fifth of the requests a second.
 *
 * Optimised for size, V8 gives back pages that it doesn't need, where it would keep up to 40 MB of them, and does
 * another full collection when the work is done. With ten thousand posts that was 210 MB after a thousand pages instead
 * of 235 to 305. The heap grows by a fifth beyond what the last collection left, where V8 itself would double it: with
 * three tenths it was 235 MB, and a page rendered in four fifths of the time. The price for cached pages: 54,100 and
 * 57,700 a second instead of 55,900 and 59,000, one in a hundred after 3 ms instead of 1 to 2 (medians of five, in
 * turns).
 */
export const SITE_FLAGS: readonly string[] = [
  '--optimize-for-size',
  '--max-semi-space-size=4',
  '--no-parallel-scavenge',
  '--heap-growing-percent=20',
  '--max-old-space-size=1024',
];

/**
 * For glibc's allocator, which keeps the memory of rendering, compiling and compressing: by default it spreads over
 * eight pools per core, and free memory in one is of no use to another. Blocks from 16 kB on are allocated from the
 * system one by one and returned to it, so that cached pages don't fragment the heap: with 64 kB it was 14 MB more at
 * rest, and 12 MB after all pages. That makes rendering a tenth slower, and 4 MB for new objects instead of 2 a sixth
 * faster.
 */
export const SITE_ALLOCATOR: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '16384',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
