import type { CollectionConfig } from 'payload';

/**
 * Drafts, versions and publishing at a set time. A bound on the versions keeps the database small; each save of
 * a draft by hand counts as one.
 */
export const drafts: CollectionConfig['versions'] = {
  drafts: { schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 15 } },
  maxPerDoc: 30,
};
