import type { ContentEntry, Section } from '@kontorwerk/contract/content/entry';
import { ROWS } from '@kontorwerk/contract/page-table';
import { withoutText } from '#app/content/neighbours.ts';

/** Kinds whose cards carry the whole text of their detail page, which the list itself doesn't show. */
const LISTS_OF_DETAILS = new Set<string>(ROWS.flatMap((page) => (page.kind === 'detail' ? page.cards : [])));

function lighter(section: Section): Section {
  if (!LISTS_OF_DETAILS.has(section.component_name)) return section;
  return { ...section, card_components: section.card_components.map(withoutText) };
}

/**
 * An entry without the detail texts of its cards, for the data inside a page's HTML. The browser finds the
 * texts in the list it fetches when a visitor turns to a card.
 */
export function withoutDetails(entry: ContentEntry): ContentEntry {
  return { ...entry, meta: entry.meta.map(lighter) };
}
