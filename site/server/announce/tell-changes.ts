import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import type { Directory } from '../directory/directory.ts';
import type { IndexNow } from './index-now.ts';

type Pages = ReadonlyMap<string, DirectoryEntry>;

function pagesOf(directory: Pick<Directory, 'entries'>): Pages {
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
export function tellChanges(
  directory: Pick<Directory, 'entries' | 'onChange'>,
  indexNow: Pick<IndexNow, 'changed'>,
  publicUrl: string,
  since: number,
): () => void {
  let known = pagesOf(directory);
  const isLater = ({ modified }: DirectoryEntry) => modified === '' || Date.parse(modified) >= since;
  return directory.onChange(() => {
    const [before, now] = [known, pagesOf(directory)];
    known = now;
    const changed = [...now].flatMap(([path, entry]) => (before.get(path) === entry || !isLater(entry) ? [] : [path]));
    const gone = [...before.keys()].filter((path) => !now.has(path));
    indexNow.changed([...changed, ...gone].map((path) => new URL(path, publicUrl).href));
  });
}
