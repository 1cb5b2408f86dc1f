import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { failWhileStuck } from './open-transactions.ts';

/** How long an answer is waited for: with all connections taken a query waits for one without end. */
const PATIENCE_MS = 1_500;

/** Resolves when the database answers something small; rejects with the reason otherwise. */
export async function askDatabase({ db }: Pick<Payload, 'db'>, patience = PATIENCE_MS): Promise<void> {
  const late = sleep(patience, undefined, { ref: false }).then(() => {
    throw new Error(`The database has not answered within ${patience} ms`);
  });
  await Promise.race([db.findGlobal({ slug: 'site-settings' }), late]);
}

/** The same, and rejects while the database can be read but not written, since a transaction doesn't end. */
export async function askWritableDatabase(payload: Pick<Payload, 'db'>, patience = PATIENCE_MS): Promise<void> {
  await askDatabase(payload, patience);
  failWhileStuck();
}
