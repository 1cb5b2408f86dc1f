import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { aloneInTransaction, takeTurn } from './alone.ts';

/**
 * Serialises the writes to one account across all processes. A sign-in rewrites all of the account's sessions: of two
 * at the same moment, one would end the other, or fail because a session exists already.
 */
export function writeAccountsInTurn(adapter: PostgresAdapter): void {
  const update = adapter.updateOne.bind(adapter);
  adapter.updateOne = async (what) => {
    const { collection, id, req } = what;
    if (collection !== 'users' || id === undefined) return update(what);
    const name = `account ${id}`;
    const transactionID = await req?.transactionID;
    if (transactionID === undefined)
      return aloneInTransaction(adapter.payload, name, (begun) =>
        update({
          ...what,
          req: { ...req, ...(begun.transactionID !== undefined && { transactionID: begun.transactionID }) },
        }),
      );
    await takeTurn(adapter, { transactionID }, name);
    return update(what);
  };
}
