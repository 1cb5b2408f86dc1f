import type { Card } from '@kontorwerk/contract/content/entry';
import { readCard } from '@kontorwerk/contract/content/read-entries';
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

/** Stores the card that a visitor selected (§2); a service is stored as a one-item list. */
export function storeCard(kind: DetailKind, card: Card): void {
  writeStored(STORED_CARD_KEYS[kind], JSON.stringify(kind === 'service' ? [card] : card));
}

/** The card stored last for a kind of detail page; null when there is none that can be read. */
export function storedCard(kind: DetailKind): Card | null {
  const stored = readStoredJson(STORED_CARD_KEYS[kind]);
  const card: unknown = kind === 'service' && Array.isArray(stored) ? stored[0] : stored;
  return readCard(card);
}
