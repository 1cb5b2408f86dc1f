import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { runWithin } from './run-within.ts';

/**
 * Has what writes to one account do so in turn, whichever process it is in. A sign-in writes all of the account's sessions anew:
 * of two at the same moment one would end the other, or fail, because a session was there already.
 */
export function writeAccountsInTurn(adapter: PostgresAdapter): void {
  const update = adapter.updateOne.bind(adapter);

  async function turn(id: number | string, req: Pick<PayloadRequest, 'transactionID'>): Promise<void> {
    await runWithin(adapter, req, (sql) => sql`SET LOCAL lock_timeout = '10s'`);
    await runWithin(adapter, req, (sql) => sql`SELECT pg_advisory_xact_lock(hashtext(${`account ${id}`}))`);
  }

  adapter.updateOne = async (what) => {
    const { collection, id, req } = what;
    if (collection !== 'users' || id === undefined) return update(what);
    const begun = await req?.transactionID;
    if (begun !== undefined) {
      await turn(id, { transactionID: begun });
      return update(what);
    }
    const transactionID = await adapter.beginTransaction();
    if (transactionID === null) throw new Error('PostgreSQL began no transaction.');
    try {
      await turn(id, { transactionID });
      const written = await update({ ...what, req: { ...req, transactionID } });
      await adapter.commitTransaction(transactionID);
      return written;
    } catch (error) {
      await adapter.rollbackTransaction(transactionID);
      throw error;
    }
  };
}
