/** The collections whose documents have pages that links may lead to. */
export const LINKED_COLLECTIONS = ['pages', 'projects', 'posts', 'jobs'] as const;
export type LinkedCollection = (typeof LINKED_COLLECTIONS)[number];

/** Whether the documents of a collection have pages. */
export function isLinkedCollection(collection: unknown): collection is LinkedCollection {
  return LINKED_COLLECTIONS.some((linked) => linked === collection);
}

/** A reference to a document in a link, which stays valid when the document's address changes. */
export type Reference = `${LinkedCollection}:${number}`;

/** A link to a document, with the anchor or query after it. */
export type LinkedDocument = {
  readonly collection: LinkedCollection;
  readonly id: number;
  readonly reference: Reference;
  readonly rest: string;
};

const REFERENCE = /^([a-z]+):(\d{1,15})((?:[?#]\S*)?)$/;

/** Returns the reference to a document. */
export function referenceTo(collection: LinkedCollection, id: number): Reference {
  return `${collection}:${id}`;
}

/** Parses a link as a reference; null if it is an address. */
export function parseReference(link: string): LinkedDocument | null {
  const [, name, digits, rest = ''] = REFERENCE.exec(link) ?? [];
  if (!isLinkedCollection(name)) return null;
  const id = Number(digits);
  return { collection: name, id, reference: referenceTo(name, id), rest };
}
