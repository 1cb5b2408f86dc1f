import { withoutTexts } from '@kontorwerk/contract/content/detail-cards';
import type { ContentEntry } from '@kontorwerk/contract/content/entry';

/**
 * An entry without the detail texts of its cards, for the data inside a page's HTML. The browser finds the
 * texts in the list it fetches when a visitor turns to a card.
 */
export function withoutDetails(entry: ContentEntry): ContentEntry {
  return { ...entry, meta: entry.meta.map(withoutTexts) };
}
