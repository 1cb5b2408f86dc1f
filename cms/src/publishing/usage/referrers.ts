import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload';
import { readerLanguage } from '#cms/base/reader-language.ts';
import { titleField, titleOf } from '#cms/kit/admin/document-titles.ts';
import { answerError, answerJson, restrictToWriters } from '#cms/kit/http/admin-answers.ts';
import { isLinkedCollection } from '#cms/kit/links/reference.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';
import { findReferences, formatReference, listLinkPaths, listReferencePaths } from './references.ts';
import { isReferencesField, referencesField } from './stored-references.ts';

/** A document or global that refers to another. */
export type Referrer = {
  readonly kind: 'collection' | 'global';
  readonly slug: CollectionSlug | GlobalSlug;
  readonly id: number | null;
  readonly title: string;
  /** The reference is in a draft only. */
  readonly isDraft: boolean;
};

/** A document that others may refer to. */
type Target = { readonly collection: CollectionSlug; readonly id: number };

/** Referrers that are read per place: enough for an editor to begin with. */
const MAX_PER_PLACE = 20;

const ALL_LANGUAGES = { locale: 'all', fallbackLocale: false } as const;

/** A redirect from a rename is deleted together with its page. */
const BY_HAND: Where = { by_rename: { not_equals: true } };

/** A query, and the field to read for what a document refers to. */
type ReferenceQuery = { readonly where: Where; readonly field: string };

/** Returns queries for links in columns; a link may have a fragment or a query behind the document's reference. */
function makeLinkQueries({ flattenedFields }: SanitizedCollectionConfig, target: Target): readonly ReferenceQuery[] {
  const { collection, id } = target;
  if (!isLinkedCollection(collection)) return [];
  const name = formatReference({ collection, id });
  return listLinkPaths(flattenedFields).map((path) => {
    const leadsThere = ['#', '?'].map((rest) => ({ [path]: { contains: name + rest } }));
    return { where: { or: [{ [path]: { equals: name } }, ...leadsThere] }, field: path };
  });
}

/** Returns the queries for a collection's references to others, one indexed query per field. */
function makeQueries(config: SanitizedCollectionConfig, target: Target): readonly ReferenceQuery[] {
  const { flattenedFields: fields, slug } = config;
  const columns = listReferencePaths(fields, target.collection).map((path) => ({
    where: { [path]: { in: [target.id] } },
    field: path,
  }));
  const kept: readonly ReferenceQuery[] = fields.some(isReferencesField)
    ? [{ where: { [referencesField.name]: { in: [formatReference(target)] } }, field: referencesField.name }]
    : makeLinkQueries(config, target);
  const places: readonly ReferenceQuery[] = [...columns, ...kept];
  return slug === 'redirects'
    ? places.map(({ where, field }) => ({ where: { and: [where, BY_HAND] }, field }))
    : places;
}

/** Collects the referrers of a document. */
class ReferrerCollector {
  readonly #target: Target;
  readonly #found = new Map<string, Referrer>();

  constructor(target: Target) {
    this.#target = target;
  }

  /** Adds a referrer once, if `names` has the document's reference; the published one wins over a draft. */
  add(referrer: Referrer, names: ReadonlySet<unknown>): void {
    const { collection, id } = this.#target;
    const isItself = referrer.slug === collection && referrer.id === id;
    const key = `${referrer.slug}/${referrer.id}`;
    if (isItself || this.#found.get(key)?.isDraft === false || !names.has(formatReference(this.#target))) return;
    this.#found.set(key, referrer);
  }

  all(): readonly Referrer[] {
    return [...this.#found.values()];
  }
}

/**
 * Adds the referring documents of a collection, published and drafts. Reads only the title and that one field of each,
 * so that a page with unreadable sections is found too.
 */
async function addDocuments(
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  target: Target,
  found: ReferrerCollector,
) {
  const slug: CollectionSlug = config.slug;
  const titled = titleField(req.payload, slug);
  const hasDrafts = Boolean(config.versions?.drafts);
  for (const { where, field } of makeQueries(config, target)) {
    const [part = field] = field.split('.');
    const select = { [titled]: true, [part]: true, ...(hasDrafts && { _status: true }) };
    for (const draft of hasDrafts ? [false, true] : [false]) {
      const { docs } = await req.payload.find({
        collection: slug,
        draft,
        where,
        select,
        limit: MAX_PER_PLACE,
        pagination: false,
        showHiddenFields: true,
        ...ALL_LANGUAGES,
        ...getReadOptions(req),
      });
      for (const doc of docs) {
        const isDraft = '_status' in doc && doc._status === 'draft';
        const title = titleOf({ ...doc }, titled, readerLanguage(req.i18n));
        const kept = 'references' in doc && Array.isArray(doc.references) ? doc.references : [];
        const names = new Set<unknown>([...findReferences(config.flattenedFields, doc), ...kept]);
        found.add({ kind: 'collection', slug, id: Number(doc.id), title, isDraft }, names);
      }
    }
  }
}

/** Adds the referring globals, published and drafts. */
async function addGlobals(req: PayloadRequest, found: ReferrerCollector): Promise<void> {
  for (const { slug, flattenedFields, label, versions } of req.payload.globals.config) {
    const title = getTranslation(label, req.i18n);
    for (const isDraft of versions?.drafts ? [false, true] : [false]) {
      const global = await req.payload.findGlobal({ slug, draft: isDraft, ...ALL_LANGUAGES, ...getReadOptions(req) });
      const names = findReferences(flattenedFields, global);
      found.add({ kind: 'global', slug, id: null, title, isDraft }, names);
    }
  }
}

/** Finds the referrers of a document. */
export async function findReferrers(req: PayloadRequest, target: Target): Promise<readonly Referrer[]> {
  const found = new ReferrerCollector(target);
  for (const { config } of Object.values(req.payload.collections))
    if (!config.custom?.isSubmission) await addDocuments(req, config, target, found);
  await addGlobals(req, found);
  return found.all();
}

/** Returns the referrers of a document. For the roles that write content. */
export const usageEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/usage',
  method: 'get',
  handler: restrictToWriters(async (req) => {
    const id = Number(req.routeParams?.id);
    const meant = Object.values(req.payload.collections).find(
      ({ config }) => config.slug === req.routeParams?.collection,
    );
    if (!meant || !Number.isSafeInteger(id)) return answerError(404, 'Not found');
    return answerJson({ users: await findReferrers(req, { collection: meant.config.slug, id }) });
  }),
};
