import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { AuthenticationError, type BaseDatabaseAdapter } from 'payload';
import * as v from 'valibot';
import { lockSaves } from '#cms/kit/concurrent/save-lock.ts';
import { runInTransaction } from '../transaction.ts';

type Accounts = Pick<BaseDatabaseAdapter, 'findOne' | 'updateOne'>;

const time = v.union([v.string(), v.date()]);
const session = v.looseObject({ id: v.string(), createdAt: v.nullish(time), expiresAt: time });
/** The fields of an account that are read. */
const account = v.object({ hash: v.nullish(v.string()), sessions: v.fallback(v.array(session), []) });
type Account = v.InferOutput<typeof account>;
type Session = v.InferOutput<typeof session>;

function isValid({ expiresAt }: Session): boolean {
  return new Date(expiresAt).getTime() > Date.now();
}

/** How long a session counts as new, in milliseconds: longer than a sign-in takes. */
const NEW_MS = 60_000;

function isNew({ createdAt }: Session): boolean {
  return Boolean(createdAt) && Date.now() - new Date(createdAt ?? 0).getTime() < NEW_MS;
}

/**
 * Merges one started, extended or ended session into the account's current sessions, which may have changed meanwhile.
 */
function mergeSessions(held: Account, written: Account): readonly Session[] {
  const last = written.sessions.at(-1);
  // An older one has been ended meanwhile.
  const isStarted = last && isNew(last) && !held.sessions.some(({ id }) => id === last.id);
  if (isStarted) return [...held.sessions, last].filter(isValid);
  return held.sessions.flatMap(({ id }) => written.sessions.filter((other) => other.id === id)).filter(isValid);
}

/**
 * Makes signing in, refreshing and signing out write an account's sessions and nothing else. Payload writes back the
 * whole account as it was before the password check, which takes a tenth of a second, and so reverts concurrent
 * changes: a new password, new roles, a used code. A sign-in with a password that has been changed meanwhile fails.
 *
 * Can go when Payload, as of 3.90.1, no longer does.
 *
 * @see https://github.com/payloadcms/payload/issues/18132
 */
export function writeOnlySessions(adapter: Accounts): void {
  const update = adapter.updateOne.bind(adapter);
  adapter.updateOne = async (what) => {
    const { collection, id, req } = what;
    // Code that changes an account itself asks for the result.
    if (collection !== 'users' || id === undefined || what.returning !== false || !('sessions' in what.data))
      return update(what);
    const found = await adapter.findOne({ collection, where: { id: { equals: id } }, ...(req && { req }) });
    // Deleted meanwhile: the database would insert the account again.
    if (!found) throw new AuthenticationError();
    const [held, written] = [v.parse(account, found), v.parse(account, what.data)];
    if (written.hash && written.hash !== held.hash) throw new AuthenticationError();
    // Without a time the account doesn't count as changed.
    return update({ ...what, data: { sessions: mergeSessions(held, written), updatedAt: null } });
  };
}

/**
 * Serialises the writes to one account across all processes, by the lock of its form's saves. A sign-in rewrites all of
 * the account's sessions: of two at the same moment, one would end the other, or fail because a session exists already.
 */
export function serialiseAccountWrites(adapter: PostgresAdapter): void {
  const update = adapter.updateOne.bind(adapter);
  adapter.updateOne = async (what) => {
    const { collection, id, req } = what;
    if (collection !== 'users' || id === undefined) return update(what);
    const { payload } = adapter;
    const edited = { collection, id: Number(id) } as const;
    const transactionID = await req?.transactionID;
    if (transactionID === undefined)
      return runInTransaction(payload, async (begun) => {
        await lockSaves(begun, edited);
        return update({
          ...what,
          req: { ...req, ...(begun.transactionID !== undefined && { transactionID: begun.transactionID }) },
        });
      });
    await lockSaves({ payload, transactionID }, edited);
    return update(what);
  };
}
