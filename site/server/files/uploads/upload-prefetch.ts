import { setTimeout as sleep } from 'node:timers/promises';
import { isUploadPath } from '@kontorwerk/contract/address/served-addresses';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { PageKey } from '@kontorwerk/contract/pages/page-keys';
import { isRecordKey } from '@kontorwerk/contract/wire';
import { MEMORY_BOUNDS, UPLOAD_LIMITS } from '../../base/limits.ts';
import { nameOf, type SetId } from '../../content-store/content-sets.ts';
import type { ContentStore } from '../../content-store/content-store.ts';
import { parseTarget } from '../../http/request-target.ts';
import type { Uploads } from './uploads.ts';

type ContentSetId = { readonly key: PageKey; readonly language: Language };

/** Returns every address of an upload in a content set, spelt as in a request: in image fields, size sets and HTML. */
export function findUploads(entries: readonly ContentEntry[]): readonly string[] {
  const paths = new Set(JSON.stringify(entries).match(/\/[^"'\s,?#\\<>()]+/g));
  return [...new Set([...paths].filter(isUploadPath).flatMap((path) => parseTarget(path)?.path ?? []))];
}

/**
 * Prefetches the images of all content, one after another with pauses, so that pages are complete even if the backend
 * goes away before a visitor requests them.
 */
export function createUploadPrefetch({
  store,
  uploads,
  pauseMs,
  afterFailureMs = UPLOAD_LIMITS.prefetchFailureMs,
}: {
  readonly store: Pick<ContentStore, 'onChange' | 'entries'>;
  readonly uploads: Pick<Uploads, 'prefetch'>;
  /** The pause between two files, in milliseconds. */
  readonly pauseMs: number;
  readonly afterFailureMs?: number;
}): { stop(): void } {
  /** Sets that haven't been scanned since their last change, by name. */
  const changed = new Map<string, ContentSetId>();
  const waiting = new Set<string>();
  const ending = new AbortController();
  let working = false;
  const pause = (ms: number) => sleep(ms, undefined, { signal: ending.signal, ref: false }).catch(() => {});

  /** Scans one set at a time, with pauses, as pages may be rendering after the same change. */
  function scanNextSet(): void {
    const [next] = changed;
    if (next === undefined) return;
    const [name, { key, language }] = next;
    changed.delete(name);
    for (const address of findUploads(store.entries(key, language))) {
      if (waiting.size < MEMORY_BOUNDS.prefetch) waiting.add(address);
    }
  }

  async function work(): Promise<void> {
    if (working) return;
    working = true;
    while ((changed.size > 0 || waiting.size > 0) && !ending.signal.aborted) {
      await pause(pauseMs);
      if (ending.signal.aborted) break;
      scanNextSet();
      const [address] = waiting;
      if (address === undefined) continue;
      const kept = await uploads.prefetch(address).then(
        () => true,
        () => false,
      );
      waiting.delete(address);
      if (kept) continue;
      // To the end of the queue, so that one broken file doesn't block the others.
      waiting.add(address);
      await pause(afterFailureMs);
    }
    working = false;
  }

  const leave = store.onChange(({ key, language }: SetId) => {
    if (isRecordKey(key)) return;
    changed.set(nameOf({ key, language }), { key, language });
    void work();
  });
  return {
    stop() {
      leave();
      ending.abort();
    },
  };
}
