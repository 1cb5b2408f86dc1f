import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import { INDEX_NOW, type IndexNowTimes } from '../base/limits.ts';
import type { Log } from '../base/log.ts';
import type { Directory } from '../directory/directory.ts';
import { createNotifier, PermanentRefusal } from './outbound-notifier.ts';

/** Notifies search engines of changed pages (indexnow.org). */
type IndexNow = {
  /** Queues the addresses of pages that are new, changed or removed. */
  notify(urls: readonly string[]): void;
  stop(): void;
};

type IndexNowTarget = { readonly key: string; readonly url: string };

/** The call is malformed, or the key is rejected. */
const REFUSED: ReadonlySet<number> = new Set([400, 403, 422]);

/**
 * Sends one POST at a time, some time after a change, so that an editor's changes in a row are sent together. Failed
 * calls are retried with backoff, together with newer changes; dropped are refused calls, everything after a day, and
 * the newest addresses beyond the limit. Logs the first failure and the recovery.
 *
 * @param times in milliseconds
 */
export function createIndexNow({
  target: { key, url },
  publicUrl,
  fetch,
  log,
  times = INDEX_NOW.times,
}: {
  readonly target: IndexNowTarget;
  readonly publicUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly log: Log;
  readonly times?: IndexNowTimes;
}): IndexNow {
  const due = new Set<string>();

  function add(urls: readonly string[]): void {
    for (const url of urls) if (due.size < INDEX_NOW.waiting) due.add(url);
  }

  async function send(urlList: readonly string[], ending: AbortSignal): Promise<void> {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(publicUrl).host, key, keyLocation: `${publicUrl}/${key}.txt`, urlList }),
      redirect: 'manual',
      signal: AbortSignal.any([ending, AbortSignal.timeout(times.timeoutMs)]),
    });
    await answer.body?.cancel();
    if (REFUSED.has(answer.status)) throw new PermanentRefusal(`refused with ${answer.status}`);
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  }

  const notifier = createNotifier({
    // Addresses that change again meanwhile are sent again.
    take() {
      const urls = [...due];
      due.clear();
      return urls;
    },
    requeue: add,
    send,
    most: INDEX_NOW.urlsOfOne,
    times,
    says: { fails: "search engines can't be told of changes", works: 'search engines hear of changes again' },
    log,
  });

  return {
    notify(urls) {
      add(urls);
      if (due.size > 0) notifier.start();
    },
    stop: notifier.stop,
  };
}

type Pages = ReadonlyMap<string, DirectoryEntry>;

function collectPages(directory: Pick<Directory, 'entries'>): Pages {
  return new Map(LANGUAGES.flatMap((language) => directory.entries(language)).map((entry) => [entry.path, entry]));
}

/**
 * Notifies search engines of pages that are new, changed or removed from now on. An entry keeps its identity while
 * nothing in it changes; entries that only become known later, as those of long lists, are told apart by the backend's
 * time of their last change. Earlier changes are in the sitemaps.
 *
 * @param since the moment from which on changes are sent, in milliseconds since 1970
 * @returns the unsubscribe function
 */
export function notifyOfChanges(
  directory: Pick<Directory, 'entries' | 'onChange'>,
  indexNow: Pick<IndexNow, 'notify'>,
  publicUrl: string,
  since: number,
): () => void {
  let known = collectPages(directory);
  const isLater = ({ modified }: DirectoryEntry) => modified === '' || Date.parse(modified) >= since;
  return directory.onChange(() => {
    const [before, now] = [known, collectPages(directory)];
    known = now;
    const changed = [...now].flatMap(([path, entry]) => (before.get(path) === entry || !isLater(entry) ? [] : [path]));
    const removed = [...before.keys()].filter((path) => !now.has(path));
    indexNow.notify([...changed, ...removed].map((path) => new URL(path, publicUrl).href));
  });
}
