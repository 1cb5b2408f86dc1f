import { isRecord, type Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Language } from '@kontorwerk/contract/languages';
import { type CollectionSlug, Forbidden, type PayloadRequest } from 'payload';
import { titleField, titleOf } from '#cms/kit/admin/document-titles.ts';
import { type DocumentStatus, readStatuses } from '#cms/kit/document-status.ts';
import { isTranslated } from '#cms/kit/localised/localised-texts.ts';
import { makeVisitQuery } from './visit-query.ts';

/** A document with texts pending in a language. */
export type PendingDocument = {
  /** The address of its form, in that language. */
  readonly href: string;
  readonly title: string;
  /** Undefined without drafts. */
  readonly status: DocumentStatus | undefined;
  readonly missing: number;
  readonly outdated: number;
  readonly changedAt: string;
};

/** The pending documents of one collection, the most urgent first; one page of a long list. */
export type PendingGroup = {
  readonly slug: string;
  readonly label: unknown;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly documents: readonly PendingDocument[];
};

const PAGE_SIZE = 25;

function readCounts({ translation }: Untrusted, language: Language) {
  const of = (name: string) => (isRecord(translation) ? Number(translation[`${name}_${language}`] ?? 0) : 0);
  return { missing: of('waiting') - of('outdated'), outdated: of('outdated') };
}

async function readIfAllowed<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof Forbidden) return null;
    throw error;
  }
}

async function readGroup(
  req: PayloadRequest,
  collection: CollectionSlug,
  language: Language,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<PendingGroup | null> {
  const { payload, user } = req;
  const { labels, slug, versions } = payload.collections[collection].config;
  const hasDrafts = Boolean(versions?.drafts);
  const titled = titleField(payload, collection);
  const found = await readIfAllowed(() =>
    payload.find({
      collection,
      draft: hasDrafts,
      depth: 0,
      locale: 'all',
      where: { [`translation.waiting_${language}`]: { greater_than: 0 } },
      // Published documents are the most urgent, and among them the latest changed.
      sort: hasDrafts ? ['-_status', '-updatedAt'] : '-updatedAt',
      select: { [titled]: true, translation: true, updatedAt: true, ...(hasDrafts && { _status: true }) },
      limit,
      page,
      overrideAccess: false,
      user,
    }),
  );
  if (found === null) return null;
  const docs: readonly Untrusted[] = found.docs.map((doc) => ({ ...doc }));
  const statusOf = await readStatuses(payload, collection, docs);
  const documents = docs.map((doc): PendingDocument => {
    return {
      href: `${payload.config.routes.admin}/collections/${slug}/${doc.id}${makeVisitQuery(language, user)}`,
      title: titleOf(doc, titled, language),
      status: statusOf(doc),
      changedAt: String(doc.updatedAt),
      ...readCounts(doc, language),
    };
  });
  return { slug, label: labels.plural, total: found.totalDocs, page, pages: found.totalPages, documents };
}

/** Returns the pending globals. */
async function listPendingGlobals(
  req: PayloadRequest,
  language: Language,
): Promise<readonly (PendingDocument & { label: unknown })[]> {
  const { payload, user } = req;
  const found = await Promise.all(
    payload.globals.config.filter(isTranslated).map(async ({ slug, label, versions }) => {
      const doc: unknown = await readIfAllowed(() =>
        payload.findGlobal({ slug, draft: Boolean(versions?.drafts), depth: 0, overrideAccess: false, user }),
      );
      if (!isRecord(doc)) return [];
      const counts = readCounts(doc, language);
      if (counts.missing + counts.outdated === 0) return [];
      const href = `${payload.config.routes.admin}/globals/${slug}${makeVisitQuery(language, user)}`;
      return [{ href, label, title: '', status: undefined, changedAt: String(doc.updatedAt ?? ''), ...counts }];
    }),
  );
  return found.flat();
}

export type PendingList = {
  readonly groups: readonly PendingGroup[];
  readonly globals: Awaited<ReturnType<typeof listPendingGlobals>>;
};

/**
 * Lists the pending translations into a language, as far as the user may read them.
 *
 * @param only the collection and the page of it; without, the first page of each
 */
export async function listPending(
  req: PayloadRequest,
  language: Language,
  only?: { readonly slug: string; readonly page: number },
  limit = PAGE_SIZE,
): Promise<PendingList> {
  const slugs = req.payload.config.collections
    .filter((collection) => isTranslated(collection) && (only === undefined || only.slug === collection.slug))
    .map(({ slug }) => slug);
  const [groups, globals] = await Promise.all([
    Promise.all(slugs.map((slug) => readGroup(req, slug, language, { page: only?.page ?? 1, limit }))),
    only === undefined ? listPendingGlobals(req, language) : [],
  ]);
  return { groups: groups.filter((group) => group !== null).filter(({ total }) => total > 0), globals };
}
