/** The site's paths of documents in the CMS, without a language. */

import { SECTION_KINDS, type SectionKindRules } from '../content/section-kinds.ts';
import { PAGE_ROWS, pathOf } from '../pages/page-table.ts';
import { matchesSlug } from './slug.ts';

/** Returns the path of the page that shows an entry of a content set; null if no page does. */
export function findEntryPath(key: string, title: string, rows = PAGE_ROWS): string | null {
  if (title === '') return null;
  const page = rows.find(
    (row) => 'key' in row && row.key === key && row.secondOf === undefined && matchesSlug(row.entry ?? title, title),
  );
  return page ? pathOf(page, title) : null;
}

/** Returns the path of a document's detail page; null if its collection has none. */
export function findDocumentPath(collection: string, title: string, rows = PAGE_ROWS): string | null {
  if (title === '') return null;
  const rulesOf = (row: (typeof rows)[number]): readonly SectionKindRules[] =>
    row.kind === 'detail' ? row.cards.map((kind) => SECTION_KINDS[kind]) : [];
  const page = rows.find((row) => rulesOf(row).some((rules) => rules.collection === collection));
  return page ? pathOf(page, title) : null;
}
