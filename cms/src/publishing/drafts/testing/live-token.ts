import { getPayload } from 'payload';
import { sessionOf } from '#cms/kit/access/sessions.ts';
import config from '#cms/schema/payload.config.ts';
import { createEditor } from '#cms/schema/testing/test-users.ts';
import { type DraftGrant, makeDraftToken } from '../draft-token.ts';
import { readGrantedDraft } from '../granted-draft.ts';

/*
 * Runs in its own process, on the data folder of the environment: what the token of an editor's preview shows during
 * the session, after it has expired, after it was ended, and without a session. Prints one line of JSON.
 */
const payload = await getPayload({ config });
const editor = await createEditor(payload);
const { token } = await payload.login({
  collection: 'users',
  data: { email: editor.email, password: 'paper boat harbour' },
});
const { user } = await payload.auth({ headers: new Headers({ Authorization: `JWT ${token}` }) });
const session = sessionOf(user);
if (!session) throw new Error('Nobody has signed in.');
const grant: DraftGrant = { purpose: 'live', part: 'posts', id: 1, until: Date.now() + 60_000, link: null };
const shown = async (more: Partial<DraftGrant>) =>
  readGrantedDraft(payload, makeDraftToken({ ...grant, ...more }, payload.secret));

// This post doesn't exist.
const during = await shown({ session });
const { now } = Date;
const DAY_MS = 24 * 60 * 60_000;
Date.now = () => now() + 60 * DAY_MS;
const runOut = await shown({ session, until: now() + 90 * DAY_MS });
Date.now = now;
await payload.db.updateOne({ collection: 'users', id: editor.id, data: { sessions: [] }, returning: false });
process.stdout.write(`${JSON.stringify([during, runOut, await shown({ session }), await shown({})])}\n`);
process.exit(0);
