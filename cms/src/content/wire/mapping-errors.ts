import { readText, type StoredText } from '#cms/kit/stored-values.ts';

/** A document, and its modification time. */
export type SavedDocument = { readonly id: number; readonly updatedAt: StoredText };

const logged = new Set<string>();

/**
 * Returns the result of mapping a document, as a list of one; empty if the mapping fails, so that one document can't
 * break the site. Logs the document once per save.
 */
export function mapOrSkip<T>(collection: string, { id, updatedAt }: SavedDocument, make: () => T): readonly T[] {
  try {
    return [make()];
  } catch (error) {
    const name = `${collection} ${id}, saved ${readText(updatedAt)}`;
    if (!logged.has(name)) console.error(`${name}, can’t be mapped and is left out:`, error);
    logged.add(name);
    return [];
  }
}
