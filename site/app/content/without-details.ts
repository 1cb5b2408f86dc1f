import type { ContentEntry, Section } from '@kontorwerk/contract/content/entry';

/** Kinds whose cards carry the whole text of their detail page, which the list itself doesn't show. */
const LISTS_OF_DETAILS = new Set(['ProjectGrid', 'ProjectSlider', 'CareerGrid', 'News', 'ServicesGrid']);

function lighter(section: Section): Section {
  if (!LISTS_OF_DETAILS.has(section.component_name)) return section;
  const cards = section.card_components.map((card) => ({ ...card, html_field: '', project: null }));
  return { ...section, card_components: cards };
}

/**
 * An entry without the detail texts of its cards, for the data inside a page's HTML. The browser finds the
 * texts in the list it fetches when a visitor turns to a card.
 */
export function withoutDetails(entry: ContentEntry): ContentEntry {
  return { ...entry, meta: entry.meta.map(lighter) };
}
