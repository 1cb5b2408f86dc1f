/** The collections whose documents have pages of their own that links may lead to. */
export const LINKED_COLLECTIONS = ['pages', 'projects', 'posts', 'jobs'] as const;
export type LinkedCollection = (typeof LINKED_COLLECTIONS)[number];

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
  const collection = LINKED_COLLECTIONS.find((known) => known === name);
  if (collection === undefined) return null;
  const id = Number(digits);
  return { collection, id, reference: referenceTo(collection, id), rest };
}
