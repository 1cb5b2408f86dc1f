import { inLanguage } from '@kontorwerk/contract/address/address';
import { findDocumentPath, findEntryPath } from '@kontorwerk/contract/address/document-path';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@kontorwerk/contract/languages';
import { PAGES } from '@kontorwerk/contract/pages/pages';

/** Returns a text in a language, else in the default one, as visitors read it. */
function textIn(language: Language, text: unknown): string {
  if (!isRecord(text)) return typeof text === 'string' ? text.trim() : '';
  return textIn(language, text[language]) || textIn(language, text[DEFAULT_LANGUAGE]);
}

function pathOfPage({ page_key, slug, segment, parent }: Untrusted, language: Language): string | null {
  if (page_key !== PAGES.free.key) return findEntryPath(String(page_key), textIn(language, slug));
  const [named] = [language, ...LANGUAGES].map((each) => textIn(each, segment)).filter((text) => text !== '');
  return parent ? null : findEntryPath(PAGES.free.key, named ?? '');
}

/**
 * Returns a document's public URL in a language; null if it has no page. A form doesn't know the parent's path of a
 * nested page: the backend does (`addressesEndpoint`).
 */
export function viewAddress(collection: string, doc: Untrusted, language: Language): string | null {
  const path =
    collection === 'pages' ? pathOfPage(doc, language) : findDocumentPath(collection, textIn(language, doc.title));
  return path === null ? null : inLanguage(path, language);
}
