import type { Payload, PayloadRequest } from 'payload';
import type { Config, Page } from '#cms/base/payload-types.ts';
import { insertDocument } from '#cms/content/direct-writes.ts';
import type { Stored } from '#cms/kit/stored-values.ts';

type Listed = 'projects' | 'posts' | 'jobs' | 'media' | 'reviews' | 'clients' | 'certificates';
type Collections = Pick<Config['collections'], Listed> & {
  /** The types of a section's fields follow from the contract's tables. */
  readonly pages: Omit<Page, 'sections'> & { readonly sections: readonly object[] };
};

/** A document to be created: in both languages, without the database's own fields. */
export type New<C extends keyof Collections> = Omit<
  Stored<Collections[C]>,
  'id' | 'createdAt' | 'updatedAt' | '_status'
>;

export type Insert = <C extends keyof Collections>(collection: C, data: New<C>) => Promise<number>;

/** The ids of a collection's documents, by their name in the sample content. */
export type Ids = ReadonlyMap<string, number>;

/**
 * Writes documents as published, in both languages at once. Payload's own `create` writes one language per call with
 * all hooks and checks, which would take the first start a minute; the sample content is checked by its types.
 */
export function makeInserter(payload: Payload, req: PayloadRequest): Insert {
  const at = new Date().toISOString();
  return (collection, data) => {
    const isDrafted = Boolean(payload.collections[collection].config.versions?.drafts);
    const written = { ...data, ...(isDrafted && { _status: 'published' }) };
    return insertDocument({ collection, data: written }, { payload, req, at });
  };
}
