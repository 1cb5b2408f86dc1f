import type { PageKey } from '../pages/page-keys.ts';
import { PAGE_ROWS } from '../pages/page-table.ts';
import type { DetailPage } from '../pages/pages.ts';
import { withoutDetailText } from './detail-cards.ts';
import type { Section } from './entry.ts';

const DETAIL_PAGES = PAGE_ROWS.filter((page) => page.kind === 'detail');

/** The kinds of section whose cards carry the text of their detail page. */
const LISTS_OF_DETAILS = new Set<string>(DETAIL_PAGES.flatMap(({ cards }) => cards));

/** The kind of detail page that a content set has; null if none. */
export function findDetailPage(key: PageKey): DetailPage | null {
  return DETAIL_PAGES.find(({ keys }) => keys.includes(key)) ?? null;
}

/** Strips the detail pages' texts from a section's cards. */
export function withoutDetailTexts(section: Section): Section {
  if (!LISTS_OF_DETAILS.has(section.component_name)) return section;
  return { ...section, card_components: section.card_components.map(withoutDetailText) };
}
