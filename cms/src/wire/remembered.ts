type Found = readonly [source: 'media' | 'reviews', id: number | null, found: object | undefined];

/** What a mapping looks up besides its document. */
type Sources = {
  readonly media: { readonly get: (id: number | null) => object | undefined };
  readonly reviews: { readonly get: (id: number | null) => object | undefined };
  readonly settings: object;
};

type Made<T> = { readonly value: T; readonly settings: object; readonly found: readonly Found[] };

function noting<L extends Sources['media']>(source: Found[0], lookup: L, found: Found[]): L {
  const get = (id: number | null) => {
    const document = lookup.get(id);
    found.push([source, id, document]);
    return document;
  };
  return { ...lookup, get };
}

/**
 * What was made of documents, each made again only when the document was read again, or something that it refers to:
 * a picture, a review, the settings. So a write costs what follows from it, however much there is.
 */
export class Remembered<C extends Sources, T> {
  readonly #made = new WeakMap<object, Made<T>>();

  /** What `make` makes of a document, or what it made before. */
  of(document: object, context: C, make: (context: C) => T): T {
    const { settings } = context;
    const known = this.#made.get(document);
    if (known?.settings === settings && known.found.every(([source, id, was]) => context[source].get(id) === was)) {
      return known.value;
    }
    const found: Found[] = [];
    const media = noting('media', context.media, found);
    const reviews = noting('reviews', context.reviews, found);
    const value = make({ ...context, media, reviews });
    this.#made.set(document, { value, settings, found });
    return value;
  }
}
