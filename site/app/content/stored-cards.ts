import type { Card } from '@kontorwerk/contract/content/entry';
import { readCard } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { StorageKey } from '@kontorwerk/contract/pages';
import { readStoredJson, writeStored } from './browser-storage.ts';

/** A service is stored as a one-item list (§2). */
const STORED_AS_LIST: StorageKey = 'servicedetail';

/**
 * Stores the card that a visitor selected under the key of its page (§2). The `language` beside the card's own fields
 * is additive: it keeps a page from showing a card of the other language.
 */
export function storeCard(key: StorageKey, card: Card, language: Language): void {
  const kept = { ...card, language };
  writeStored(key, JSON.stringify(key === STORED_AS_LIST ? [kept] : kept));
}

function isOfOtherLanguage(stored: unknown, language: Language): boolean {
  return typeof stored === 'object' && stored !== null && 'language' in stored && stored.language !== language;
}

/** The card stored last under a key; null when there is none that can be read in this language. */
export function storedCard(key: StorageKey, language: Language): Card | null {
  const stored = readStoredJson(key);
  const card: unknown = key === STORED_AS_LIST && Array.isArray(stored) ? stored[0] : stored;
  return isOfOtherLanguage(card, language) ? null : readCard(card);
}
