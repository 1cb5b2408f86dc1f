import { AuthenticationError, type BaseDatabaseAdapter } from 'payload';
import * as v from 'valibot';

type Accounts = Pick<BaseDatabaseAdapter, 'findOne' | 'updateOne'>;

const time = v.union([v.string(), v.date()]);
const session = v.looseObject({ id: v.string(), expiresAt: time });
/** The fields of an account that are read. */
const account = v.object({ hash: v.nullish(v.string()), sessions: v.fallback(v.array(session), []) });
type Account = v.InferOutput<typeof account>;
type Session = v.InferOutput<typeof session>;

function isValid({ expiresAt }: Session): boolean {
  return new Date(expiresAt).getTime() > Date.now();
}

/**
 * Merges one started, extended or ended session into the account's current sessions, which may have changed meanwhile.
 */
function sessionsAfter(held: Account, written: Account): readonly Session[] {
  const last = written.sessions.at(-1);
  if (last && !held.sessions.some(({ id }) => id === last.id)) return [...held.sessions, last].filter(isValid);
  return held.sessions.flatMap(({ id }) => written.sessions.filter((other) => other.id === id)).filter(isValid);
}

/**
 * Makes signing in, refreshing and signing out write an account's sessions and nothing else. Payload writes back the
 * whole account as it was before the password check, which takes a tenth of a second, and so reverts concurrent
 * changes: a new password, new roles, a used code. A sign-in with a password that has been changed meanwhile fails.
 */
export function keepAccounts(adapter: Accounts): void {
  const update = adapter.updateOne.bind(adapter);
  adapter.updateOne = async (what) => {
    const { collection, id, req } = what;
    // Code that changes an account itself asks for the result.
    if (collection !== 'users' || id === undefined || what.returning !== false || !('sessions' in what.data))
      return update(what);
    const found = await adapter.findOne({ collection, where: { id: { equals: id } }, ...(req && { req }) });
    if (!found) return update(what);
    const [held, written] = [v.parse(account, found), v.parse(account, what.data)];
    if (written.hash && written.hash !== held.hash) throw new AuthenticationError();
    // Without a time the account doesn't count as changed.
    return update({ ...what, data: { sessions: sessionsAfter(held, written), updatedAt: null } });
  };
}
