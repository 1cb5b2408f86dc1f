import { plain, type StoredText } from '#cms/kit/stored.ts';

/** A document, and when it was saved last. */
export type Saved = { readonly id: number; readonly updatedAt: StoredText };

const named = new Set<string>();

/**
 * What is made of a document, as a list of one. Of what can't be mapped nothing is made, so that it keeps nothing else
 * from the site, and the log names it once for each time that it was saved.
 */
export function unlessBroken<T>(collection: string, { id, updatedAt }: Saved, make: () => T): readonly T[] {
  try {
    return [make()];
  } catch (error) {
    const name = `${collection} ${id}, saved ${plain(updatedAt)}`;
    if (!named.has(name)) console.error(`${name}, can’t be mapped and is left out:`, error);
    named.add(name);
    return [];
  }
}
