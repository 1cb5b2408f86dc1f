import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { refusal } from '../http/private-answers.ts';
import { guardLocks, LOCKS } from './own-locks.ts';
import { nobody } from './rules.ts';

/** What Payload notes down about scheduled jobs. */
const STATS = 'payload-jobs-stats';
/** How somebody has arranged the admin for themselves. */
const PREFERENCES = 'payload-preferences';

/** Has the CMS answer 404 where somebody forgets a preference that they don't have: Payload fails there. */
function guardPreferences({ endpoints }: SanitizedCollectionConfig): void {
  const forget = (endpoints || []).find(({ method, path }) => method === 'delete' && path === '/:key');
  if (!forget) return;
  const { handler } = forget;
  forget.handler = async (req) => {
    const key = req.routeParams?.key;
    const own = { where: { key: { equals: key } }, overrideAccess: false, user: req.user } as const;
    const { totalDocs } = await req.payload.count({ collection: PREFERENCES, ...own });
    return totalDocs === 0 ? refusal(404, 'Not found') : handler(req);
  };
}

/**
 * Gives what Payload adds by itself rules of ours: locks and the notes of its scheduler could be written by anybody who
 * is signed in, locks in anybody's name. The admin asks for no more than to see locks, to end one's own and to take one
 * over.
 */
export function withOwnRules(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  const stats = config.globals.find(({ slug }) => slug === STATS);
  const preferences = config.collections.find(({ slug }) => slug === PREFERENCES);
  if (preferences) guardPreferences(preferences);
  if (!locks || !stats) throw new Error(`Payload has no ${locks ? STATS : LOCKS} any more: what has taken its place?`);
  guardLocks(locks);
  stats.access = { ...stats.access, read: nobody, update: nobody };
  return config;
}
