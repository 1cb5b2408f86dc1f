import { inLanguage } from '@kontorwerk/contract/address';
import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import { pathOfDocument, pathOfEntry } from '@kontorwerk/contract/document-path';
import { DEFAULT_LANGUAGE, type Language } from '@kontorwerk/contract/languages';

/** A title in a language, else in the default one, as visitors read it. */
function titleIn(language: Language, title: unknown): string {
  if (!isRecord(title)) return typeof title === 'string' ? title.trim() : '';
  return titleIn(language, title[language]) || titleIn(language, title[DEFAULT_LANGUAGE]);
}

/** Where visitors find a document in a language; null when it has no page of its own. */
export function viewAddress(collection: string, doc: Untrusted, language: Language): string | null {
  const title = titleIn(language, doc.title);
  const path = collection === 'pages' ? pathOfEntry(String(doc.page_key), title) : pathOfDocument(collection, title);
  return path === null ? null : inLanguage(path, language);
}
