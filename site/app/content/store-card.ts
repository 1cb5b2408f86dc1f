import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import type { StorageKey } from '@kontorwerk/contract/pages/pages';
import { writeStored } from './browser-storage.ts';

/** Services are stored as a one-item list (§2). */
export const STORED_AS_LIST: StorageKey = 'servicedetail';

/**
 * Stores the card that a visitor selected under the key of its page (§2). The added `language` keeps a page from
 * showing a card of the other language.
 */
export function storeCard(key: StorageKey, card: Card, language: Language): void {
  const kept = { ...card, language };
  writeStored(key, JSON.stringify(key === STORED_AS_LIST ? [kept] : kept));
}
