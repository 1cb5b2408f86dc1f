import type { PhoneRule } from '@kontorwerk/contract/settings';
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload';

type Stored = { readonly id: number | string };

/**
 * Runs `write` in one transaction and returns once what it made is on disk; throws, and leaves nothing behind,
 * when it isn't.
 */
export async function store(
  payload: Payload,
  collection: 'applications' | 'contact-messages',
  write: (req: PayloadRequest) => Promise<Stored>,
): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  let stored: Stored;
  try {
    stored = await write(req);
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
  // The adapter says nothing when a commit fails on a full disk; what was committed can be read by others.
  const { totalDocs } = await payload.count({ collection, where: { id: { equals: stored.id } }, overrideAccess: true });
  if (totalDocs === 0) throw new Error(`The database did not keep what was written to ${collection}.`);
}

/** Which phone numbers the site's settings accept. */
export async function phoneRule(payload: Payload): Promise<PhoneRule> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  return settings.phone_rule;
}
