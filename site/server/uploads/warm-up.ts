import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import { isUploadPath } from '@kontorwerk/contract/upload-path';
import { MEMORY_BOUNDS, UPLOAD_LIMITS } from '../base/limits.ts';
import type { SetId } from '../content-store/content-sets.ts';
import type { ContentStore } from '../content-store/content-store.ts';
import { parseTarget } from '../http/request-target.ts';
import type { Uploads } from './uploads.ts';

/** Every address of an upload in a content set, as a request for it reads: in image fields, sets of sizes, HTML. */
export function uploadsIn(entries: readonly ContentEntry[]): readonly string[] {
  const paths = JSON.stringify(entries).match(/\/[^"'\s,?#\\<>()]+/g) ?? [];
  return [...new Set(paths.filter(isUploadPath).flatMap((path) => parseTarget(path)?.path ?? []))];
}

/**
 * Fetches the images of all content, one after another with pauses, so that pages are complete even when the
 * backend goes away before a visitor ever asked for them.
 */
export function createWarmUp({
  store,
  uploads,
  pauseMs,
  afterFailureMs = UPLOAD_LIMITS.warmUpFailureMs,
}: {
  readonly store: Pick<ContentStore, 'onChange' | 'entries'>;
  readonly uploads: Pick<Uploads, 'keep'>;
  /** The pause between two files, in milliseconds. */
  readonly pauseMs: number;
  readonly afterFailureMs?: number;
}): { stop(): void } {
  const waiting = new Set<string>();
  const ending = new AbortController();
  let working = false;
  const pause = (ms: number) => sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {});

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    while (waiting.size > 0 && !ending.signal.aborted) {
      const [address = ''] = waiting;
      await pause(pauseMs);
      if (ending.signal.aborted) break;
      const kept = await uploads.keep(address).then(
        () => true,
        () => false,
      );
      waiting.delete(address);
      if (kept) continue;
      // To the end of the line, so that one broken file doesn't hold the others up.
      waiting.add(address);
      await pause(afterFailureMs);
    }
    working = false;
  }

  const leave = store.onChange(({ key, language }: SetId) => {
    if (key === 'settings') return;
    for (const address of uploadsIn(store.entries(key, language))) {
      if (waiting.size < MEMORY_BOUNDS.warmUp) waiting.add(address);
    }
    void work();
  });
  return {
    stop() {
      leave();
      ending.abort();
    },
  };
}
