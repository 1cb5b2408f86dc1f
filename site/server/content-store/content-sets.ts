import { formatContentQuery, HELD_CARDS } from '@kontorwerk/contract/content/content-query';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/pages/page-keys';
import {
  isRecordKey,
  listPath,
  RECORD_KEYS,
  type RecordKey,
  redirectsPath,
  settingsPath,
} from '@kontorwerk/contract/wire';

/** One resource of the backend: a content set, the site's settings or its redirects, in one language. */
export type SetId = { readonly key: PageKey | RecordKey; readonly language: Language };

/** A set's name in logs, in the snapshot and as a key: `homepage/de`. */
export type SetName = `${SetId['key']}/${Language}`;

export function nameOf(set: SetId): SetName {
  return `${set.key}/${set.language}`;
}

/** Returns a set's path on the wire (§7). */
export function pathOf({ key, language }: SetId): string {
  if (key === 'redirects') return redirectsPath(language);
  return key === 'settings' ? settingsPath(language) : listPath(key, language);
}

const HELD = formatContentQuery({ kind: 'set', cards: HELD_CARDS, start: 0 });

/**
 * Returns the path from which a set is fetched to be held: with the query for the first cards of its lists, where a
 * backend supports it.
 */
export function heldPathOf(set: SetId): string {
  return isRecordKey(set.key) ? pathOf(set) : pathOf(set) + HELD;
}

/** All sets; those that most pages need come first. */
export const ALL_SETS: readonly SetId[] = LANGUAGES.flatMap((language) =>
  (['homepage', ...RECORD_KEYS, ...PAGE_KEYS.filter((key) => key !== 'homepage')] as const).map(
    (key): SetId => ({ key, language }),
  ),
);

/** The sets by their paths on the wire. */
export const SETS_BY_PATH: ReadonlyMap<string, SetId> = new Map(ALL_SETS.map((set) => [pathOf(set), set]));

/**
 * No backend has delivered the requested content set yet. The message is for clients of the wire; visitors read the
 * app's own (§8), and the reason is in the log.
 */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';

  constructor() {
    super('The content is not available right now.');
  }
}
