import type { Payload } from 'payload';
import { type ContentPart, type Doc, isDoc } from './parts.ts';

/** Newest last: the home page's news list keeps the last four cards (§2, §9). Pages and lists are ordered by hand. */
const SORT: { readonly [P in Exclude<ContentPart, 'site-settings'>]: string[] } = {
  pages: ['_order', 'id'],
  projects: ['_order', 'id'],
  posts: ['date', 'id'],
  jobs: ['_order', 'id'],
  reviews: ['_order', 'id'],
  clients: ['_order', 'id'],
  certificates: ['_order', 'id'],
  media: ['id'],
};

/**
 * Reads a part of the content as visitors may see it. Over REST they read nothing, so the access rules are passed
 * over here, and what is published is asked for by name; whatever else comes back is dropped. Texts come in all
 * languages; which one is shown is decided when mapping.
 */
export async function readPublished(payload: Payload, part: ContentPart): Promise<readonly Doc[]> {
  const stored = { depth: 0, locale: 'all', fallbackLocale: false, draft: false, overrideAccess: true } as const;
  if (part === 'site-settings') {
    const settings: unknown = await payload.findGlobal({ slug: 'site-settings', ...stored });
    return [settings].filter(isDoc);
  }
  const hasDrafts = Boolean(payload.collections[part].config.versions?.drafts);
  const found: { readonly docs: readonly unknown[] } = await payload.find({
    collection: part,
    sort: SORT[part],
    pagination: false,
    limit: 0,
    ...(hasDrafts && { where: { _status: { equals: 'published' } } }),
    ...stored,
  });
  const docs = found.docs.filter(isDoc);
  return hasDrafts ? docs.filter(({ _status }) => _status === 'published') : docs;
}
