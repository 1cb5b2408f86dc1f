import { inLanguage } from '@kontorwerk/contract/address';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { SECTION_KINDS, type SectionKindRules } from '@kontorwerk/contract/content/section-kinds';
import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';
import { pathOf, ROWS } from '@kontorwerk/contract/page-table';
import type { Page } from '@kontorwerk/contract/pages';

/** Tells whether a page shows the entry of that name in that part of the site, under its first address. */
function showsEntry(page: Page, key: unknown, title: string): boolean {
  if (page.kind !== 'sections' && page.kind !== 'form') return false;
  return page.key === key && page.secondOf === undefined && (page.entry ?? title) === title;
}

/** Tells whether a page shows one document of a collection: a card of the sections that list it. */
function showsCardOf(page: Page, collection: string): boolean {
  if (page.kind !== 'detail') return false;
  return page.cards.some((kind) => {
    const rules: SectionKindRules = SECTION_KINDS[kind];
    return rules.collection === collection;
  });
}

/** A title in a language, else in the default one, as visitors read it. */
function titleIn(language: Language, title: unknown): string {
  if (!isRecord(title)) return typeof title === 'string' ? title.trim() : '';
  return titleIn(language, title[language]) || titleIn(language, title[DEFAULT_LANGUAGE]);
}

/** Where visitors find a document in a language, by the contract's table of pages; null when it has no page of its own. */
export function viewAddress(collection: string, doc: Untrusted, language: Language): string | null {
  const title = titleIn(language, doc.title);
  const page = ROWS.find((row) =>
    collection === 'pages' ? showsEntry(row, doc.page_key, title) : showsCardOf(row, collection),
  );
  return page === undefined || title === '' ? null : inLanguage(pathOf(page, title), language);
}
