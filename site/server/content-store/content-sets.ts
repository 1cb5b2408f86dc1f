import { askQuery, HELD_CARDS } from '@kontorwerk/contract/content/ask';
import { LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGE_KEYS, type PageKey } from '@kontorwerk/contract/page-keys';
import {
  isRecordKey,
  listPath,
  RECORD_KEYS,
  type RecordKey,
  redirectsPath,
  settingsPath,
} from '@kontorwerk/contract/wire';

/** One thing the backend is asked for: a content set, the site's settings or its old addresses, in one language. */
export type SetId = { readonly key: PageKey | RecordKey; readonly language: Language };

/** A set's name in logs, in the snapshot and as a key: `homepage/de`. */
export type SetName = `${SetId['key']}/${Language}`;

export function nameOf(set: SetId): SetName {
  return `${set.key}/${set.language}`;
}

/** The path a set has on the wire (§7). */
export function pathOf({ key, language }: SetId): string {
  if (key === 'redirects') return redirectsPath(language);
  return key === 'settings' ? settingsPath(language) : listPath(key, language);
}

const HELD = askQuery({ kind: 'set', cards: HELD_CARDS, start: 0 });

/** The path a set is fetched from to be held: the beginning of its lists where a backend can tell that apart. */
export function heldPathOf(set: SetId): string {
  return isRecordKey(set.key) ? pathOf(set) : pathOf(set) + HELD;
}

/** All sets there are; what most pages need comes first. */
export const ALL_SETS: readonly SetId[] = LANGUAGES.flatMap((language) =>
  (['homepage', ...RECORD_KEYS, ...PAGE_KEYS.filter((key) => key !== 'homepage')] as const).map(
    (key): SetId => ({ key, language }),
  ),
);

/** The sets by the paths that they have on the wire. */
export const SETS_BY_PATH: ReadonlyMap<string, SetId> = new Map(ALL_SETS.map((set) => [pathOf(set), set]));

/**
 * A content set was asked for that no backend has ever delivered. The message is for programs that call the wire;
 * visitors read the app's own (§8), and why there is no content is in the log.
 */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';

  constructor() {
    super('The content is not available right now.');
  }
}
