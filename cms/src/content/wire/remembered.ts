/** Something that is looked up: a document by its id, or where a link leads. */
type Lookup<K, V> = { readonly get: (key: K) => V };
type Documents = Lookup<number | null, object | undefined>;

/** What a mapping looks up besides its document. */
type Sources = {
  readonly media: Documents;
  readonly reviews: Documents;
  readonly links: Lookup<string, string>;
  readonly settings: object;
};

/** Tells whether something that was looked up is what it was. */
type Found = (now: Sources) => boolean;

type Made<T> = { readonly value: T; readonly settings: object; readonly found: readonly Found[] };

/** The same lookup, with each answer noted. */
function noting<K, V, L extends Lookup<K, V>>(lookup: L, note: (key: K, found: V) => void): L {
  const get = (key: K) => {
    const found = lookup.get(key);
    note(key, found);
    return found;
  };
  return { ...lookup, get };
}

/**
 * What was made of documents, each made again only when the document was read again, or something that it refers to:
 * a picture, a review, the page of a link, the settings. So a write costs what follows from it, however much there is.
 */
export class Remembered<C extends Sources, T> {
  readonly #made = new WeakMap<object, Made<T>>();

  /** What `make` makes of a document, or what it made before. */
  of(document: object, context: C, make: (context: C) => T): T {
    const { settings, media, reviews, links } = context;
    const known = this.#made.get(document);
    if (known?.settings === settings && known.found.every((isSame) => isSame(context))) return known.value;
    const found: Found[] = [];
    const value = make({
      ...context,
      media: noting<number | null, object | undefined, C['media']>(media, (id, was) =>
        found.push((now) => now.media.get(id) === was),
      ),
      reviews: noting<number | null, object | undefined, C['reviews']>(reviews, (id, was) =>
        found.push((now) => now.reviews.get(id) === was),
      ),
      links: noting<string, string, C['links']>(links, (link, was) => found.push((now) => now.links.get(link) === was)),
    });
    this.#made.set(document, { value, settings, found });
    return value;
  }
}
