import type { SanitizedConfig } from 'payload';
import { boundPreferences, PREFERENCES } from './bounded-preferences.ts';
import { guardLocks, LOCKS } from './own-locks.ts';
import { nobody } from './rules.ts';

/** What Payload notes down about scheduled jobs. */
const STATS = 'payload-jobs-stats';

/**
 * Gives what Payload adds by itself rules of ours: locks and the notes of its scheduler could be written by anybody who
 * is signed in, locks in anybody's name. The admin asks for no more than to see locks, to end one's own and to take one
 * over.
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
