import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/page-keys';
import type { ChangedEvent } from '@kontorwerk/contract/wire';
import { type WireContext, wireContext } from './context.ts';
import { entryOf } from './entry.ts';
import type { PublishedContent } from './published.ts';
import { settingsOf } from './settings.ts';
import { unlessBroken } from './unless-broken.ts';

export type SetName = ChangedEvent['page_key'];

/** What is answered to a list fetch: the finished JSON, and what tells it from the set's other states. */
export type ContentSet = {
  readonly page_key: SetName;
  readonly language: Language;
  readonly endpoint_call: string;
  /** Strong: the same tag means the same bytes. */
  readonly etag: string;
  readonly body: string;
};

/** Every set in every language, under `<key>/<language>`. */
export type ContentSets = ReadonlyMap<string, ContentSet>;

/** The name that a set goes by, which also begins its `endpoint_call`. */
export function setId(key: SetName, language: Language): string {
  return `${key}/${language}`;
}

/** The revision is a digest of the mapped content: it changes when what visitors get changes, and only then. */
function revisionOf(records: readonly string[]): string {
  return createHash('sha256').update(records.join('\n')).digest('base64url').slice(0, 16);
}

/** A set of records, each as JSON; `enclose` makes the answer of them once they all name the call they came from. */
function contentSet(
  key: SetName,
  language: Language,
  records: readonly string[],
  enclose: (records: readonly string[]) => string,
): ContentSet {
  const revision = revisionOf(records);
  const endpoint_call = `${setId(key, language)}@${revision}`;
  // Written into the finished JSON: making it a second time is most of the work of a change.
  const named = records.map((record) => `{"endpoint_call":${JSON.stringify(endpoint_call)},${record.slice(1)}`);
  return { page_key: key, language, endpoint_call, etag: `"${revision}"`, body: enclose(named) };
}

function pageSet(key: PageKey, content: PublishedContent, context: WireContext): ContentSet {
  const pages = content.pages.filter((page) => page.page_key === key);
  const records = pages.flatMap((page) => unlessBroken('pages', page, () => JSON.stringify(entryOf(page, context))));
  return contentSet(key, context.language, records, (named) => `[${named.join(',')}]`);
}

function settingsSet({ content, language }: WireContext): ContentSet {
  return contentSet('settings', language, [JSON.stringify(settingsOf(content['site-settings'], language))], (named) =>
    named.join(),
  );
}

/** Maps everything that is published to what the wire answers, on a day (`2026-03-31`). */
export function contentSets(content: PublishedContent, today: string): ContentSets {
  const sets = LANGUAGES.flatMap((language) => {
    const context = wireContext(content, language, today);
    return [settingsSet(context), ...PAGE_KEYS.map((key) => pageSet(key, content, context))];
  });
  return new Map(sets.map((set) => [setId(set.page_key, set.language), set]));
}
