import type { Payload, PayloadRequest } from 'payload';
import * as v from 'valibot';

const sessionSchema = v.object({ id: v.number(), _sid: v.string() });
const accountSchema = v.object({
  sessions: v.fallback(v.array(v.looseObject({ id: v.string(), expiresAt: v.union([v.string(), v.date()]) })), []),
});

/** A session of an account. */
export type Session = { readonly user: number; readonly id: string };

/** Returns the session of a request; null without one. */
export function sessionOf(user: PayloadRequest['user']): Session | null {
  const read = v.safeParse(sessionSchema, user);
  return read.success ? { user: read.output.id, id: read.output._sid } : null;
}

/** Returns the sessions that Payload stores for an account. */
async function sessionsOf(payload: Payload, user: number) {
  const { sessions } = v.parse(
    accountSchema,
    (await payload.db.findOne({ collection: 'users', where: { id: { equals: user } } })) ?? {},
  );
  return sessions;
}

/** Whether a session has neither been ended nor expired. */
export async function isSessionOpen(payload: Payload, session: Session | undefined): Promise<boolean> {
  if (!session) return false;
  const sessions = await sessionsOf(payload, session.user);
  return sessions.some(({ id, expiresAt }) => id === session.id && new Date(expiresAt).getTime() > Date.now());
}

/**
 * Ends a browser's previous session after it signed in again: it is no longer used.
 *
 * @param user of the previous session; Payload's sign-in operation puts the new one into the request
 */
export async function endSessionBefore(req: PayloadRequest, user: PayloadRequest['user']): Promise<void> {
  const before = sessionOf(user);
  if (!before) return;
  const sessions = (await sessionsOf(req.payload, before.user)).filter(({ id }) => id !== before.id);
  const data = { sessions };
  await req.payload.db.updateOne({ collection: 'users', id: before.user, data, req, returning: false });
}
