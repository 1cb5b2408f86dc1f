import { isRecord } from '@kontorwerk/contract/content/read-values';
import type { Payload } from 'payload';
import { DRAFTED_COLLECTIONS } from './drafted-collections.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As many are looked at in one night: more than anybody makes in a day. */
const MOST = 1_000;

/** Tells whether a title says something in any language. */
function isTitled(title: unknown): boolean {
  if (isRecord(title)) return Object.values(title).some(isTitled);
  return typeof title === 'string' && title.trim() !== '';
}

/**
 * Deletes drafts that were begun and left: whoever opens the form of a new document makes one, so that what is written
 * there is saved by itself. They have no title, and nobody has saved anything since. Tells how many there were.
 */
export async function dropUntouched(payload: Payload, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString();
  let dropped = 0;
  for (const collection of DRAFTED_COLLECTIONS) {
    const { docs } = await payload.find({
      collection,
      where: { _status: { equals: 'draft' }, createdAt: { less_than: dayAgo }, updatedAt: { less_than: dayAgo } },
      select: { title: true },
      locale: 'all',
      depth: 0,
      // In the list's own order drafts that stay would keep these from being looked at.
      sort: '-createdAt',
      limit: MOST,
      overrideAccess: true,
    });
    for (const { id, title } of docs) {
      if (isTitled(title)) continue;
      const saved = await payload.countVersions({
        collection,
        where: { parent: { equals: id } },
        overrideAccess: true,
      });
      if (saved.totalDocs > 1) continue;
      await payload.delete({ collection, id, depth: 0, overrideAccess: true });
      dropped += 1;
    }
  }
  return dropped;
}
