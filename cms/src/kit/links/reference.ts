/** The collections whose documents have pages of their own that links may lead to. */
export const LINKED_COLLECTIONS = ['pages', 'projects', 'posts', 'jobs'] as const;
export type LinkedCollection = (typeof LINKED_COLLECTIONS)[number];

/** Tells whether the documents of a collection have pages of their own. */
export function isLinkedCollection(collection: unknown): collection is LinkedCollection {
  return LINKED_COLLECTIONS.some((linked) => linked === collection);
}

/** A document that a link leads to, as links keep it: its address may change, and the link goes on leading there. */
export type Reference = `${LinkedCollection}:${number}`;

/** A link to a document, with the place or the query that stands behind it. */
export type LinkedDocument = {
  readonly collection: LinkedCollection;
  readonly id: number;
  readonly reference: Reference;
  readonly rest: string;
};

const WRITTEN = /^([a-z]+):(\d{1,15})((?:[?#]\S*)?)$/;

/** How a link names a document. */
export function referenceTo(collection: LinkedCollection, id: number): Reference {
  return `${collection}:${id}`;
}

/** The document that a link names; null where it is an address. */
export function linkedDocument(link: string): LinkedDocument | null {
  const [, name, digits, rest = ''] = WRITTEN.exec(link) ?? [];
  if (!isLinkedCollection(name)) return null;
  const id = Number(digits);
  return { collection: name, id, reference: referenceTo(name, id), rest };
}
