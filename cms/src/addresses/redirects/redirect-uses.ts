import { MOST_USES_AT_ONCE, type RedirectUse } from '@kontorwerk/contract/address/redirects';
import type { Payload } from 'payload';
import * as v from 'valibot';
import { noonOf } from '#cms/base/time-zones.ts';
import { runInTransaction } from '#cms/storage/database/transaction.ts';
import { lockAddresses } from '../address-lock.ts';

const useSchema = v.strictObject({
  from: v.pipe(v.string(), v.maxLength(4_096)),
  times: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000)),
  last: v.pipe(v.string(), v.isoDate()),
});

/** A site's report of used redirects. */
export const usesSchema = v.strictObject({ uses: v.pipe(v.array(useSchema), v.maxLength(MOST_USES_AT_ONCE)) });

type UsedRedirect = { readonly id: number; readonly from: string; readonly last_used?: string | null };

/**
 * Adds to the counters of redirects under the lock of addresses, since a redirect's form writes back the counter that it
 * has read; deleted redirects are skipped. Leaves the content and the redirects' `updatedAt` as they are.
 */
export async function countUses(payload: Payload, uses: readonly RedirectUse[]): Promise<void> {
  const told = new Map(uses.map((each) => [each.from, each]));
  await runInTransaction(payload, async (req) => {
    await lockAddresses(req);
    const { docs } = await payload.db.find<UsedRedirect>({
      collection: 'redirects',
      where: { from: { in: [...told.keys()] } },
      select: { from: true, last_used: true },
      pagination: false,
      limit: 0,
      req,
    });
    for (const { id, from, last_used } of docs) {
      const now = told.get(from);
      if (now === undefined) continue;
      const last = noonOf(now.last);
      const isLater = last > (last_used ?? '');
      await payload.db.updateOne({
        collection: 'redirects',
        where: { id: { equals: id } },
        data: { uses: { $inc: now.times }, ...(isLater && { last_used: last }), updatedAt: null },
        options: { atomic: true },
        returning: false,
        req,
      });
    }
  });
}
