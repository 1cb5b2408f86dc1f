import type { Payload, Where } from 'payload';
import { MAIL_QUEUE } from '#cms/mail/queue.ts';

const OPEN: Where = { and: [{ completedAt: { exists: false } }, { hasError: { not_equals: true } }] };

/** The states of the outbox that an operator may have to act on. */
const STATES: Readonly<Record<string, Where>> = {
  waiting: { and: [OPEN, { or: [{ totalTried: { equals: 0 } }, { totalTried: { exists: false } }] }] },
  delayed: { and: [OPEN, { totalTried: { greater_than: 0 } }] },
  failed: { hasError: { equals: true } },
  done: { completedAt: { exists: true } },
};

const matchOutbox = (where: Where): Where => ({ and: [{ queue: { equals: MAIL_QUEUE } }, where] });

/** Returns the number of deliveries in each state. */
export async function countOutbox(payload: Payload): Promise<readonly (readonly [state: string, count: number])[]> {
  const counted = Object.entries(STATES).map(async ([state, where]) => {
    const asked = { collection: 'payload-jobs', where: matchOutbox(where), overrideAccess: true } as const;
    return [state, (await payload.count(asked)).totalDocs] as const;
  });
  return Promise.all(counted);
}

/** Returns the age of the oldest pending delivery in seconds; 0 without one. */
export async function measureOldestDelivery(payload: Payload, now: number): Promise<number> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: matchOutbox(OPEN),
    sort: 'createdAt',
    limit: 1,
    depth: 0,
    pagination: false,
    select: { createdAt: true },
    overrideAccess: true,
  });
  const [oldest] = docs;
  return oldest ? Math.max(0, now - Date.parse(oldest.createdAt)) / 1_000 : 0;
}
