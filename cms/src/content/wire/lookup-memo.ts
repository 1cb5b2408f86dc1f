/** A lookup: of a document by its id, or of a link's target. */
type Lookup<K, V> = { readonly get: (key: K) => V };
type Documents = Lookup<number | null, object | undefined>;

/** The dependencies of a mapping besides its document. */
type Sources = {
  readonly media: Documents;
  readonly reviews: Documents;
  readonly links: Lookup<string, string>;
  readonly settings: object;
};

/** Whether a looked-up dependency is unchanged. */
type Dependency = (now: Sources) => boolean;

type MemoEntry<T> = { readonly value: T; readonly settings: object; readonly found: readonly Dependency[] };

/** Returns the same lookup, with each result recorded as a dependency. */
function recordLookups<K, V, L extends Lookup<K, V>>(lookup: L, note: (key: K, found: V) => void): L {
  const get = (key: K) => {
    const found = lookup.get(key);
    note(key, found);
    return found;
  };
  return { ...lookup, get };
}

/**
 * Memoises a mapping per document; recomputed when the document was read again, or when anything it looked up has
 * changed: a picture, a review, a link's target, the settings. So the cost of a write depends on what it affects, not
 * on the amount of content.
 */
export class LookupMemo<C extends Sources, T> {
  readonly #made = new WeakMap<object, MemoEntry<T>>();

  /** Returns the memoised result, or computes it with `make`. */
  of(document: object, context: C, make: (context: C) => T): T {
    const { settings, media, reviews, links } = context;
    const known = this.#made.get(document);
    if (known?.settings === settings && known.found.every((isSame) => isSame(context))) return known.value;
    const found: Dependency[] = [];
    const value = make({
      ...context,
      media: recordLookups<number | null, object | undefined, C['media']>(media, (id, was) =>
        found.push((now) => now.media.get(id) === was),
      ),
      reviews: recordLookups<number | null, object | undefined, C['reviews']>(reviews, (id, was) =>
        found.push((now) => now.reviews.get(id) === was),
      ),
      links: recordLookups<string, string, C['links']>(links, (link, was) =>
        found.push((now) => now.links.get(link) === was),
      ),
    });
    this.#made.set(document, { value, settings, found });
    return value;
  }
}
