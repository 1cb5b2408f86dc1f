import type { SanitizedConfig } from 'payload';
import { boundPreferences, PREFERENCES } from './bounded-preferences.ts';
import { guardLocks, LOCKS } from './own-locks.ts';
import { nobody } from './rules.ts';

/** Payload's global with statistics of scheduled jobs. */
const STATS = 'payload-jobs-stats';

/**
 * Adds access rules to Payload's built-in collections and globals: by default any signed-in user could write locks, in
 * any user's name, and the scheduler's statistics. The admin only needs to see locks, to end the user's own and to take
 * one over.
 */
export function withOwnRules(config: SanitizedConfig): SanitizedConfig {
  const locks = config.collections.find(({ slug }) => slug === LOCKS);
  const stats = config.globals.find(({ slug }) => slug === STATS);
  const preferences = config.collections.find(({ slug }) => slug === PREFERENCES);
  if (preferences) boundPreferences(preferences);
  if (!locks || !stats) throw new Error(`Payload has no ${locks ? STATS : LOCKS} any more: what has taken its place?`);
  guardLocks(locks);
  stats.access = { ...stats.access, read: nobody, update: nobody };
  return config;
}
