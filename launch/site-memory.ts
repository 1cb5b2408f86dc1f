/**
 * What keeps the site's process small; `bench/memory.ts` measures what it does.
 *
 * V8 would let the newest objects take 48 MB before it looks which of them are needed, which is more than all that lasts;
 * and it lets a heap that may become large grow to four times what is needed: a quarter of that where 1 GB is the most.
 */
export const SITE_FLAGS: readonly string[] = ['--max-semi-space-size=4', '--max-old-space-size=1024'];

/**
 * For glibc's allocator, which keeps what compressing has taken: by default it spreads over eight pools for each core,
 * and what one of them has free is of no use to another. Large pieces go back to the system at once.
 */
export const SITE_ALLOCATOR: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
