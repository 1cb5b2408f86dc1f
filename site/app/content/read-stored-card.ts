import type { Card } from '@kontorwerk/contract/content/entry';
import { readCard } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import type { StorageKey } from '@kontorwerk/contract/pages/pages';
import { readStoredJson } from './browser-storage.ts';
import { STORED_AS_LIST } from './store-card.ts';

function isOfOtherLanguage(stored: unknown, language: Language): boolean {
  return typeof stored === 'object' && stored !== null && 'language' in stored && stored.language !== language;
}

/** Returns the card last stored under a key; null if there is none that can be read in this language. */
export function readStoredCard(key: StorageKey, language: Language): Card | null {
  const stored = readStoredJson(key);
  const card: unknown = key === STORED_AS_LIST && Array.isArray(stored) ? stored[0] : stored;
  return isOfOtherLanguage(card, language) ? null : readCard(card);
}
