import { DEFAULT_LANGUAGE, LANGUAGES, type Language, type LocalText } from '@kontorwerk/contract/languages';
import {
  APIError,
  type Endpoint,
  Forbidden,
  isolateObjectProperty,
  type PayloadRequest,
  restoreVersionOperation,
  restoreVersionOperationGlobal,
} from 'payload';
import { problem } from '#cms/base/reader-language.ts';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';
import { getReadOptions } from '#cms/kit/read-options.ts';
import { findWrittenLanguage } from '#cms/kit/stored-values.ts';
import { runInTransactionOf } from '#cms/storage/database/transaction.ts';
import { lacksRequired } from '../checks/document-check.ts';
import {
  isPreviewedCollection,
  isPreviewedGlobal,
  type PreviewedCollection,
  type PreviewedGlobal,
} from './previewed-collections.ts';

const RESTORED_AS_DRAFT: LocalText = { en: 'Restored as a draft.', de: 'Als Entwurf wiederhergestellt.' };

/** Returns the request for operations in a language, which would otherwise change the language of the request itself. */
function inOwnLocale(req: PayloadRequest): PayloadRequest {
  return isolateObjectProperty(req, ['fallbackLocale', 'locale']);
}

type VersionOf<P> = { readonly part: P; readonly id: string };

/** Returns the language in which a version has all that is required, as in the form that it was published in. */
async function findFormLanguage(req: PayloadRequest, { part, id }: VersionOf<PreviewedCollection>): Promise<Language> {
  const read = { collection: part, id, ...getReadOptions(req) } as const;
  const { flattenedFields } = req.payload.collections[part].config;
  for (const locale of LANGUAGES) {
    const { version } = await req.payload.findVersionByID({ ...read, locale, fallbackLocale: false });
    if (!lacksRequired(flattenedFields, version)) return locale;
  }
  const { version } = await req.payload.findVersionByID({ ...read, locale: 'all' });
  return findWrittenLanguage(DEFAULT_LANGUAGE, version.title);
}

/**
 * Restores a version as a draft, and then publishes that in the language of its form: Payload would require the default
 * language's texts, and unpublish the document for a draft's version. Returns whether it is published.
 */
async function restoreDocument(
  req: PayloadRequest,
  { part, id }: VersionOf<PreviewedCollection>,
  asDraft: boolean,
): Promise<boolean> {
  const { payload } = req;
  const found = await payload.findVersionByID({ collection: part, id, disableErrors: true, ...getReadOptions(req) });
  await restoreVersionOperation({ collection: payload.collections[part], depth: 0, draft: true, id, req });
  const { parent, version } = found;
  if (asDraft || version._status !== 'published' || parent === undefined) return false;
  // Otherwise Payload would read fields that an update leaves out as emptied.
  req.context.isRestoringVersion = false;
  await payload.update({
    collection: part,
    id: parent,
    data: { _status: 'published' },
    depth: 0,
    locale: await findFormLanguage(req, { part, id }),
    overrideAccess: false,
    req: inOwnLocale(req),
  });
  return true;
}

/**
 * Restores a version of a global: a draft's by saving it in each language, since Payload would write it over what is
 * published. Returns whether it is published.
 */
async function restoreGlobal(
  req: PayloadRequest,
  { part, id }: VersionOf<PreviewedGlobal>,
  asDraft: boolean,
): Promise<boolean> {
  const { payload } = req;
  // Before it reads: a colleague's form may be saving.
  await lockSaves(req, { global: part });
  const read = { slug: part, id, depth: 0, overrideAccess: false } as const;
  const { version } = await payload.findGlobalVersionByID({ ...read, req: inOwnLocale(req) });
  const isDrafted = '_status' in version && (asDraft || version._status === 'draft');
  if (!isDrafted) {
    const globalConfig = payload.globals.config.find(({ slug }) => slug === part);
    if (!globalConfig) throw new APIError(`There is no global ${part}.`);
    await restoreVersionOperationGlobal({ depth: 0, globalConfig, id, req });
    return true;
  }
  for (const locale of LANGUAGES) {
    const own = { locale, fallbackLocale: false, req: inOwnLocale(req) } as const;
    const { version: texts } = await payload.findGlobalVersionByID({ ...read, ...own });
    const data = { ...texts, _status: 'draft' as const };
    await payload.updateGlobal({ slug: part, data, depth: 0, draft: true, overrideAccess: false, ...own });
  }
  return false;
}

async function restoreVersion(req: PayloadRequest): Promise<Response> {
  // Before it takes a lock.
  if (!req.user) throw new Forbidden(req.t);
  const { collection, global, id } = req.routeParams ?? {};
  const asDraft = req.searchParams.get('draft') === 'true';
  const isPublished = await runInTransactionOf(req, async () => {
    if (typeof collection === 'string' && isPreviewedCollection(collection))
      return restoreDocument(req, { part: collection, id: String(id) }, asDraft);
    if (typeof global === 'string' && isPreviewedGlobal(global))
      return restoreGlobal(req, { part: global, id: String(id) }, asDraft);
    throw new APIError('Only parts of the content have these versions.');
  });
  const message = isPublished ? req.t('version:restoredSuccessfully') : problem(RESTORED_AS_DRAFT, { req });
  return Response.json({ message });
}

/**
 * Restores a version in the place of Payload's own endpoint: of a draft as a draft, which leaves what is published on the
 * site, and what was published in one language alone.
 */
export const restoreVersionEndpoint: Omit<Endpoint, 'root'> = {
  path: '/versions/:id',
  method: 'post',
  handler: restoreVersion,
};
