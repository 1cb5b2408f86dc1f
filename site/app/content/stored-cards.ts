import type { Card } from '@kontorwerk/contract/content/entry';
import { readCard } from '@kontorwerk/contract/content/read-entries';
import type { Language } from '@kontorwerk/contract/languages';
import { readStoredJson, writeStored } from './browser-storage.ts';

/** Where the card of each kind of detail page is stored before a visitor goes there (§2, to the letter). */
export const STORED_CARD_KEYS = {
  ecommerce: 'ecommercedetail',
  service: 'servicedetail',
  project: 'pojectdetail',
  job: 'careerdetail',
  post: 'newsdetail',
} as const;

export type DetailKind = keyof typeof STORED_CARD_KEYS;

/**
 * Stores the card that a visitor selected (§2); a service is stored as a one-item list. The `language` beside the
 * card's own fields is additive: it keeps a page from showing a card of the other language.
 */
export function storeCard(kind: DetailKind, card: Card, language: Language): void {
  const kept = { ...card, language };
  writeStored(STORED_CARD_KEYS[kind], JSON.stringify(kind === 'service' ? [kept] : kept));
}

function isOfOtherLanguage(stored: unknown, language: Language): boolean {
  return typeof stored === 'object' && stored !== null && 'language' in stored && stored.language !== language;
}

/** The card stored last for a kind of detail page; null when there is none that can be read in this language. */
export function storedCard(kind: DetailKind, language: Language): Card | null {
  const stored = readStoredJson(STORED_CARD_KEYS[kind]);
  const card: unknown = kind === 'service' && Array.isArray(stored) ? stored[0] : stored;
  return isOfOtherLanguage(card, language) ? null : readCard(card);
}
