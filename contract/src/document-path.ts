/** Where editors' documents are found on the site; paths have no language. */

import { SECTION_KINDS, type SectionKindRules } from './content/section-kinds.ts';
import { pathOf, ROWS } from './page-table.ts';
import type { DetailPage, Page } from './pages.ts';

function listsOf(page: DetailPage): readonly (string | undefined)[] {
  return page.cards.map((kind) => {
    const { collection }: SectionKindRules = SECTION_KINDS[kind];
    return collection;
  });
}

/** The path of the page that shows an entry of a content set; null when none of the pages does. */
export function pathOfEntry(key: string, title: string, rows = ROWS): string | null {
  const shows = (page: Page) =>
    (page.kind === 'sections' || page.kind === 'form') &&
    page.secondOf === undefined &&
    page.key === key &&
    (page.entry ?? title) === title;
  const page = title === '' ? undefined : rows.find(shows);
  return page ? pathOf(page, title) : null;
}

/** The path of the detail page of a collection's document; null when such documents have none. */
export function pathOfDocument(collection: string, title: string, rows = ROWS): string | null {
  const page = rows.find((row) => row.kind === 'detail' && listsOf(row).includes(collection));
  return page && title !== '' ? pathOf(page, title) : null;
}
