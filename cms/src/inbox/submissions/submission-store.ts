import { type FormRules, formRulesOf } from '@kontorwerk/contract/settings/form-rules';
import { inSpan } from '@kontorwerk/runtime/tracing/spans';
import type { Payload, PayloadRequest } from 'payload';
import { runInTransaction } from '#cms/storage/database/transaction.ts';

type Inbox = 'applications' | 'contact-messages';
/** A submission's collection, and its idempotency digest; null without one. */
type DigestKey = { readonly collection: Inbox; readonly digest: string | null };

/** Returns the stored submission with that digest. */
async function findStored(payload: Payload, { collection, digest }: DigestKey, req?: PayloadRequest) {
  if (digest === null) return undefined;
  const where = { idempotency_digest: { equals: digest } };
  const only = { limit: 1, depth: 0, pagination: false, overrideAccess: true } as const;
  const { docs } = await payload.find({ collection, where, ...only, ...(req && { req }) });
  return docs[0];
}

/** Thrown when a write is certainly not in the database. */
export class NotStored extends Error {}

type Write = (req: PayloadRequest) => Promise<{ readonly id: number | string }>;
type Outcome = 'written' | 'stored-before';

/**
 * Runs `write` in one transaction and returns once it is on disk; throws when it isn't, or when that is unknown. A
 * repetition, by its digest, is on disk already and not written again; the outcome says which of the two it was.
 */
export function store(payload: Payload, place: DigestKey, write: Write): Promise<Outcome> {
  return inSpan('store submission', { attributes: { collection: place.collection } }, async (span) => {
    const outcome = await storeOnce(payload, place, write);
    span.setAttribute('outcome', outcome);
    return outcome;
  });
}

async function storeOnce(payload: Payload, place: DigestKey, write: Write): Promise<Outcome> {
  const { collection } = place;
  let written: number | string | undefined;
  async function seeKept(id: number | string): Promise<void> {
    const { totalDocs } = await payload.count({ collection, where: { id: { equals: id } }, overrideAccess: true });
    if (totalDocs === 0) throw new NotStored(`The database did not keep what was written to ${collection}.`);
  }
  try {
    const { id } = await runInTransaction(payload, async (req) => {
      const before = await findStored(payload, place, req);
      if (before) return before;
      const made = await write(req);
      written = made.id;
      return made;
    });
    // The adapter doesn't report a commit that fails on a full disk; a read outside the transaction shows whether it
    // took place.
    await seeKept(id);
    return written === undefined ? 'stored-before' : 'written';
  } catch (error) {
    // On PostgreSQL two may write at the same time; the second fails by the unique digest.
    const stored = await findStored(payload, place);
    if (stored) return stored.id === written ? 'written' : 'stored-before';
    if (written === undefined || error instanceof NotStored) throw error;
    // The commit failed, or its answer was lost.
    await seeKept(written);
    return 'written';
  }
}

/** Returns the forms' rules by the site's settings. */
export async function readFormRules(payload: Payload): Promise<FormRules> {
  return formRulesOf(await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true }));
}
