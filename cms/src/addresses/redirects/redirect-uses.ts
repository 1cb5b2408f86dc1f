import { MOST_USES_AT_ONCE, type RedirectUse } from '@kontorwerk/contract/address/redirects';
import type { Payload, Where } from 'payload';
import * as v from 'valibot';
import { noonOf } from '#cms/base/time-zones.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';

const useSchema = v.strictObject({
  from: v.pipe(v.string(), v.maxLength(4_096)),
  times: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000)),
  last: v.pipe(v.string(), v.isoDate()),
});

/** A site's report of used redirects. */
export const usesSchema = v.strictObject({ uses: v.pipe(v.array(useSchema), v.maxLength(MOST_USES_AT_ONCE)) });

type UsedRedirect = { readonly id: number; readonly from: string; readonly last_used?: string | null };

/**
 * Adds to the counters of redirects, concurrently with other sites and processes; deleted redirects are skipped. Leaves
 * the content and the redirects' `updatedAt` as they are.
 */
export async function countUses(payload: Payload, uses: readonly RedirectUse[]): Promise<void> {
  const told = new Map(uses.map((each) => [each.from, each]));
  await runInTransaction(payload, async (req) => {
    const { docs } = await payload.db.find<UsedRedirect>({
      collection: 'redirects',
      where: { from: { in: [...told.keys()] } },
      select: { from: true, last_used: true },
      pagination: false,
      limit: 0,
      // In one order, so that two processes don't deadlock.
      sort: 'id',
      req,
    });
    for (const { id, from, last_used } of docs) {
      const now = told.get(from);
      if (now === undefined) continue;
      const last = noonOf(now.last);
      const write = (where: Where, data: Record<string, unknown>) =>
        payload.db.updateOne({
          collection: 'redirects',
          where,
          data: { ...data, updatedAt: null },
          options: { atomic: true },
          returning: false,
          req,
        });
      await write({ id: { equals: id } }, { uses: { $inc: now.times } });
      // The row is locked from here on; before that another process may have stored a later day.
      const isEarlier = { or: [{ last_used: { exists: false } }, { last_used: { less_than: last } }] };
      if (last > (last_used ?? '')) await write({ and: [{ id: { equals: id } }, isEarlier] }, { last_used: last });
    }
  });
}
