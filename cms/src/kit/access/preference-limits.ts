import { APIError, type Endpoint, type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload';
import { answerError } from '../http/admin-answers.ts';

/** Payload's collection of each user's arrangements in the admin: columns, collapsed sections. */
export const PREFERENCES = 'payload-preferences';

/**
 * The maximum size of one preference with its key, in bytes. A page with some hundred collapsed sections takes a tenth
 * of it.
 */
export const MOST_BYTES = 64 * 1024;
/** The maximum number for one account. The admin keeps one for each list and each opened document. */
export const MOST_PREFERENCES = 1_000;

const TOO_LARGE = `A preference has at most ${MOST_BYTES / 1024} KB.`;

function isTooLarge(preference: object): boolean {
  return Buffer.byteLength(JSON.stringify(preference)) > MOST_BYTES;
}

/** Deletes the least recently changed preferences of the request's user if there are too many. */
async function forgetOldest({ payload, user }: PayloadRequest): Promise<void> {
  if (!user) return;
  const own: Where = {
    and: [{ 'user.relationTo': { equals: user.collection } }, { 'user.value': { equals: user.id } }],
  };
  const { totalDocs } = await payload.count({ collection: PREFERENCES, where: own, overrideAccess: true });
  if (totalDocs <= MOST_PREFERENCES) return;
  const { docs } = await payload.find({
    collection: PREFERENCES,
    where: own,
    sort: 'updatedAt',
    limit: totalDocs - MOST_PREFERENCES,
    depth: 0,
    overrideAccess: true,
  });
  await payload.db.deleteMany({ collection: PREFERENCES, where: { id: { in: docs.map(({ id }) => id) } } });
}

/** Answers 404 to the deletion of a missing preference, for which Payload answers 500. */
function forgetExisting({ handler }: Endpoint): Endpoint['handler'] {
  return async (req) => {
    const key = req.routeParams?.key;
    const own = { where: { key: { equals: key } }, overrideAccess: false, user: req.user } as const;
    const { totalDocs } = await req.payload.count({ collection: PREFERENCES, ...own });
    return totalDocs === 0 ? answerError(404, 'Not found') : handler(req);
  };
}

/** Bounds posted preferences, which Payload writes without the collection's hooks. */
function writeBounded({ handler }: Endpoint): Endpoint['handler'] {
  return async (req) => {
    const body: unknown = await req.json?.().catch(() => ({}));
    if (isTooLarge({ key: req.routeParams?.key, body })) return answerError(413, TOO_LARGE);
    const answer = await handler(Object.assign(req, { json: async () => body }));
    await forgetOldest(req);
    return answer;
  };
}

/** Bounds the preferences of an account, however they are written. */
export function boundPreferences({ endpoints, hooks }: SanitizedCollectionConfig): void {
  for (const endpoint of endpoints || []) {
    if (endpoint.path !== '/:key') continue;
    if (endpoint.method === 'delete') endpoint.handler = forgetExisting({ ...endpoint });
    if (endpoint.method === 'post') endpoint.handler = writeBounded({ ...endpoint });
  }
  hooks.beforeChange = [
    ...(hooks.beforeChange ?? []),
    function refuseTooLarge({ data }) {
      if (isTooLarge({ key: data.key, value: data.value })) throw new APIError(TOO_LARGE, 413, null, true);
      return data;
    },
  ];
  hooks.afterChange = [
    ...(hooks.afterChange ?? []),
    async function forgetOldestOnCreate({ operation, req }) {
      if (operation === 'create') await forgetOldest(req);
    },
  ];
}
