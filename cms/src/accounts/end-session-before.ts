import type { PayloadRequest } from 'payload';
import * as v from 'valibot';

const ofSession = v.object({ id: v.union([v.number(), v.string()]), _sid: v.string() });
const held = v.object({ sessions: v.fallback(v.array(v.looseObject({ id: v.string() })), []) });

/**
 * Ends the session that a browser had when it signed in anew: nobody looks after it any more.
 *
 * @param user whose session it was; Payload's operation of signing in puts the new one into the request
 */
export async function endSessionBefore(req: PayloadRequest, user: PayloadRequest['user']): Promise<void> {
  const before = v.safeParse(ofSession, user);
  if (!before.success) return;
  const { id, _sid } = before.output;
  const { sessions } = v.parse(
    held,
    await req.payload.db.findOne({ collection: 'users', where: { id: { equals: id } } }),
  );
  const data = { sessions: sessions.filter((session) => session.id !== _sid) };
  await req.payload.db.updateOne({ collection: 'users', id, data, req, returning: false });
}
