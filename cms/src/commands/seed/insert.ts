import type { Payload, PayloadRequest } from 'payload';
import type { Config, Page } from '#cms/base/payload-types.ts';
import { addressKeyField, addressKeysOf } from '#cms/kit/fields/address-key.ts';
import type { Stored } from '#cms/kit/stored-values.ts';
import { writeVersion } from '#cms/kit/versions/version-write.ts';

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
  const now = new Date().toISOString();
  return async (collection, data) => {
    const { config } = payload.collections[collection];
    const hasDrafts = Boolean(config.versions?.drafts);
    const hasKey = config.flattenedFields.some((field) => field.name === addressKeyField.name);
    const made = { createdAt: now, updatedAt: now, ...(hasDrafts && { _status: 'published' }) };
    // A copy, since the database adapter may modify its argument.
    const document = structuredClone({ ...data, ...made, ...(hasKey && addressKeysOf(data)) });
    const { id }: { readonly id: number } = await payload.db.create({ collection, data: document, req });
    await writeVersion({ collection, id, version: document }, { payload, req });
    return id;
  };
}
