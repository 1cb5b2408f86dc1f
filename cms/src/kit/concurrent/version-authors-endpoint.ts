import type { Untrusted } from '@kontorwerk/contract/content/read-values';
import type { Endpoint, PayloadRequest, TypeWithID, Where } from 'payload';
import * as v from 'valibot';
import { readAuthors } from './author-field.ts';
import { EDITED_COLLECTIONS, EDITED_GLOBALS } from './edited-documents.ts';

const querySchema = v.union([
  v.object({ collection: v.picklist(EDITED_COLLECTIONS), id: v.pipe(v.string(), v.digits(), v.transform(Number)) }),
  v.object({ global: v.picklist(EDITED_GLOBALS) }),
]);
type VersionQuery = v.InferOutput<typeof querySchema>;

/** More versions than are kept of any document. */
const MOST_VERSIONS = 200;

const SELECTED = { version: { saved_by: true } } as const;

async function canReadVersions(req: PayloadRequest, of: VersionQuery): Promise<boolean> {
  const { collections, config } = req.payload;
  const { access, versions } =
    'collection' in of
      ? collections[of.collection].config
      : (config.globals.find(({ slug }) => slug === of.global) ?? { access: undefined, versions: undefined });
  return Boolean(versions) && (await access?.readVersions?.({ req })) === true;
}

async function findVersions(
  req: PayloadRequest,
  of: VersionQuery,
): Promise<readonly (TypeWithID & { version: unknown })[]> {
  const { db } = req.payload;
  const page = { limit: MOST_VERSIONS, sort: '-updatedAt', pagination: false, req, select: SELECTED } as const;
  if ('global' in of) return (await db.findGlobalVersions<Untrusted>({ ...page, global: of.global })).docs;
  const where: Where = { parent: { equals: of.id } };
  return (await db.findVersions<Untrusted>({ ...page, collection: of.collection, where })).docs;
}

const versionSchema = v.object({ saved_by: v.nullish(v.string()) });

/** Returns the authors of a document's versions, by version id. */
export const versionAuthorsEndpoint: Endpoint = {
  path: '/version-authors',
  method: 'get',
  handler: async (req) => {
    const headers = { 'Cache-Control': 'private, no-store' };
    const read = v.safeParse(querySchema, req.query);
    if (!read.success) return Response.json({ names: {} }, { headers, status: 400 });
    if (!(await canReadVersions(req, read.output))) return Response.json({ names: {} }, { headers, status: 403 });
    const names = (await findVersions(req, read.output)).map(({ id, version }) => {
      const known = v.safeParse(versionSchema, version);
      return [String(id), known.success ? readAuthors(known.output.saved_by) : []] as const;
    });
    return Response.json({ names: Object.fromEntries(names) }, { headers });
  },
};
