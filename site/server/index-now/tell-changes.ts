import { LANGUAGES } from '@kontorwerk/contract/languages';
import type { DirectoryEntry } from '../../app/content/directory-entry.ts';
import type { Directory } from '../directory/directory.ts';
import type { IndexNow } from './index-now.ts';

type Pages = ReadonlyMap<string, DirectoryEntry>;

function pagesOf(directory: Pick<Directory, 'entries'>): Pages {
  return new Map(LANGUAGES.flatMap((language) => directory.entries(language)).map((entry) => [entry.path, entry]));
}

/**
 * Has search engines told which pages are new, have changed or are gone from now on. An entry keeps its identity as long
 * as nothing of it changes. One that is only known later, as those of long lists are, was there before: by what the
 * backend says of its last change that is told apart. What happened before, search engines find in the sitemaps.
 *
 * @param since the moment from which on changes are told, in milliseconds since 1970
 * @returns what ends it
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
