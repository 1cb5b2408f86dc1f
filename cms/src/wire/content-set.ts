import { createHash } from 'node:crypto';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/page-keys';
import type { ChangedEvent } from '@kontorwerk/contract/wire';
import { wireContext } from './context.ts';
import { entryOf } from './entry.ts';
import type { PublishedContent } from './parts.ts';
import { settingsOf } from './settings.ts';

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
function revisionOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 16);
}

function contentSet<T>(key: SetName, language: Language, content: T, body: (endpointCall: string) => unknown): ContentSet {
  const revision = revisionOf(content);
  const endpoint_call = `${setId(key, language)}@${revision}`;
  return { page_key: key, language, endpoint_call, etag: `"${revision}"`, body: JSON.stringify(body(endpoint_call)) };
}

function pageSet(key: PageKey, content: PublishedContent, context: ReturnType<typeof wireContext>): ContentSet {
  const entries = content.pages.filter((page) => page.page_key === key).map((page) => entryOf(page, context));
  return contentSet(key, context.language, entries, (endpoint_call) => entries.map((entry) => ({ ...entry, endpoint_call })));
}

/** Maps everything that is published to what the wire answers, on a day (`2026-03-31`). */
export function contentSets(content: PublishedContent, today: string): ContentSets {
  const sets = LANGUAGES.flatMap((language) => {
    const context = wireContext(content, language, today);
    const settings = settingsOf(context.settings, language);
    return [
      contentSet('settings', language, settings, (endpoint_call) => ({ ...settings, endpoint_call })),
      ...PAGE_KEYS.map((key) => pageSet(key, content, context)),
    ];
  });
  return new Map(sets.map((set) => [setId(set.page_key, set.language), set]));
}
