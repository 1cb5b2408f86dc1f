/** Where editors' documents are found on the site; paths have no language. */

import { SECTION_KINDS, type SectionKindRules } from './content/section-kinds.ts';
import { pathOf, ROWS } from './page-table.ts';
import { matchesSlug } from './slug.ts';

/** The path of the page that shows an entry of a content set; null when none of the pages does. */
export function pathOfEntry(key: string, title: string, rows = ROWS): string | null {
  if (title === '') return null;
  const page = rows.find(
    (row) => 'key' in row && row.key === key && row.secondOf === undefined && matchesSlug(row.entry ?? title, title),
  );
  return page ? pathOf(page, title) : null;
}

/** The path of the detail page of a collection's document; null when such documents have none. */
export function pathOfDocument(collection: string, title: string, rows = ROWS): string | null {
  if (title === '') return null;
  const rulesOf = (row: (typeof rows)[number]): readonly SectionKindRules[] =>
    row.kind === 'detail' ? row.cards.map((kind) => SECTION_KINDS[kind]) : [];
  const page = rows.find((row) => rulesOf(row).some((rules) => rules.collection === collection));
  return page ? pathOf(page, title) : null;
}
