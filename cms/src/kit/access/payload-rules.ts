import type { SanitizedConfig } from 'payload';
import { answerJson } from '../http/admin-answers.ts';
import { guardLocks, LOCKS } from './document-locks.ts';
import { boundPreferences, PREFERENCES } from './preference-limits.ts';
import { denyAll } from './rules.ts';

/** Payload's global with statistics of scheduled jobs. */
const STATS = 'payload-jobs-stats';

/**
 * Adds access rules to Payload's built-in collections and globals: by default any signed-in user could write locks, in
 * any user's name, and the scheduler's statistics. The admin only needs to see locks, to end the user's own and to take
 * one over.
 */
export function withPayloadRules(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  const stats = config.globals.find(({ slug }) => slug === STATS);
  const preferences = config.collections.find(({ slug }) => slug === PREFERENCES);
  if (preferences) boundPreferences(preferences);
  if (!locks || !stats) throw new Error(`Payload has no ${locks ? STATS : LOCKS} any more: what has taken its place?`);
  guardLocks(locks);
  stats.access = { ...stats.access, read: denyAll, update: denyAll };
  return config;
}

/** Answers signed-out requests for access rights with none: Payload's answer would list every collection and field. */
export function withoutAnonymousRights(config: SanitizedConfig): SanitizedConfig {
  const lists = [config, ...config.collections, ...config.globals].map(({ endpoints }) => endpoints || []);
  for (const endpoint of lists.flat()) {
    if (!endpoint.path.startsWith('/access')) continue;
    const { handler } = endpoint;
    endpoint.handler = (req) =>
      req.user ? handler(req) : answerJson({ canAccessAdmin: false, collections: {}, globals: {} });
  }
  return config;
}
