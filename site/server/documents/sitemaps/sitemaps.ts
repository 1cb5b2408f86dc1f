import { SITEMAP_PATH } from '@kontorwerk/contract/address/served-addresses';
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { SITEMAP_ADDRESSES } from '../../base/limits.ts';
import { createSingleFlight } from '../../base/single-flight.ts';
import type { Directory, DirectoryEntry } from '../../directory/directory.ts';
import { CACHE_POLICIES } from '../../http/cache-policies.ts';
import { type FinishedAnswer, finishAnswer } from '../../http/finished-answer.ts';
import { lastModified, writeSitemap, writeSitemapIndex, writeUrlElement } from './sitemap-xml.ts';

export type Sitemaps = {
  /** Returns the sitemap at a path; null if there is none. */
  at(path: string): Promise<FinishedAnswer | null>;
};

/** Splits the pages, with the posts last and oldest first: a new post changes only the last part. */
function splitIntoParts(entries: readonly DirectoryEntry[], most: number): readonly (readonly DirectoryEntry[])[] {
  const isPost = ({ page }: DirectoryEntry) => page === 'post';
  const ordered = [...entries.filter((entry) => !isPost(entry)), ...entries.filter(isPost).reverse()];
  const count = Math.ceil(ordered.length / most);
  return Array.from({ length: count }, (_, at) => ordered.slice(at * most, (at + 1) * most));
}

type Parts = ReadonlyMap<string, readonly DirectoryEntry[]>;

function partsOf(directory: Pick<Directory, 'entries'>, most: number): Parts {
  return new Map(
    LANGUAGES.flatMap((language) =>
      splitIntoParts(directory.entries(language), most).map(
        (part, at) => [`/sitemap-${language}-${at + 1}.xml`, part] as const,
      ),
    ),
  );
}

/**
 * Creates the sitemaps of all pages in the site index, each made on demand and once per version.
 *
 * @param headers sent with every answer, as names and values in turn
 */
export function createSitemaps({
  directory,
  publicUrl,
  headers,
  most = SITEMAP_ADDRESSES,
}: {
  readonly directory: Pick<Directory, 'entries' | 'version'>;
  readonly publicUrl: string;
  readonly headers: readonly string[];
  /** The most addresses of one sitemap. */
  readonly most?: number;
}): Sitemaps {
  const makings = createSingleFlight<FinishedAnswer>();
  let version = -1;
  let parts: Parts = new Map();
  let made = new Map<string, FinishedAnswer>();

  function indexOf(parts: Parts): string {
    const named = [...parts].map(([of, entries]) => ({
      url: publicUrl + of,
      modified: entries.map(lastModified).reduce((latest, moment) => (moment > latest ? moment : latest), ''),
    }));
    return writeSitemapIndex(named);
  }

  const pagesOf = (part: readonly DirectoryEntry[]) =>
    writeSitemap(part.map((entry) => writeUrlElement(entry, publicUrl)).join(''));

  return {
    async at(path) {
      if (version !== directory.version) {
        version = directory.version;
        parts = partsOf(directory, most);
        made = new Map();
      }
      const kept = made.get(path);
      if (kept !== undefined) return kept;
      const part = parts.get(path);
      if (part === undefined && path !== SITEMAP_PATH) return null;
      const of = made;
      const answer = await makings.run(`${version} ${path}`, () =>
        finishAnswer({
          status: 200,
          contentType: 'application/xml; charset=utf-8',
          headers: [...headers, 'Cache-Control', CACHE_POLICIES.revalidated],
          body: Buffer.from(part === undefined ? indexOf(parts) : pagesOf(part)),
        }),
      );
      of.set(path, answer);
      return answer;
    },
  };
}
