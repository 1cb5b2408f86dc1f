import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import * as v from 'valibot';
import { publicName } from '../access/account-names.ts';
import { canWrite } from '../access/write-access.ts';
import { findTextsChangedElsewhere } from './changed-elsewhere.ts';
import { EDITED_COLLECTIONS, EDITED_GLOBALS, type EditedDocument, pathOf } from './edited-documents.ts';
import { noteAbsence, notePresence } from './presence.ts';
import { authorSince, type FormBase, isPublished, storedState } from './stored-state.ts';

const presenceSchema = v.object({
  document: v.union([
    v.object({ collection: v.picklist(EDITED_COLLECTIONS), id: v.pipe(v.number(), v.safeInteger()) }),
    v.object({ global: v.picklist(EDITED_GLOBALS) }),
  ]),
  /** The version that the form shows: the time of its last change. */
  version: v.pipe(v.string(), v.isoTimestamp()),
  /** Whether the form would merge a newer version now, and needs to know what was changed in other languages. */
  merges: v.optional(v.boolean(), false),
  /** Whether the form is being closed. */
  leaves: v.optional(v.boolean(), false),
});

const PRIVATE = { headers: { 'Cache-Control': 'private, no-store' } };
const NOTHING = { others: [], newest: null };

/**
 * Describes the newest version; null if it is the one that a form shows. Changes in other languages are looked for only
 * for a form that merges: that reads two versions whole.
 */
async function describeNewest(req: PayloadRequest, edited: EditedDocument, form: FormBase, merges: boolean) {
  const state = await storedState(req, edited);
  if (state === null || Date.parse(state.updatedAt) <= Date.parse(form.since)) return null;
  const [by, published, elsewhere] = await Promise.all([
    authorSince(req, edited, state, form),
    isPublished(req, edited),
    merges ? findTextsChangedElsewhere(req, edited, form.since) : null,
  ]);
  return { at: state.updatedAt, by, published, elsewhere };
}

/** Receives an open form's heartbeat, and answers with the other users who have the document open and any newer save. */
export const presenceEndpoint: Endpoint = {
  path: '/presence',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req;
    if (!user) return Response.json(NOTHING, { ...PRIVATE, status: 401 });
    await addDataAndFileToRequest(req);
    const read = v.safeParse(presenceSchema, req.data);
    if (!read.success) return Response.json(NOTHING, { ...PRIVATE, status: 400 });
    const { document, leaves, merges, version } = read.output;
    const edited: EditedDocument = document;
    if (!(await canWrite(req, edited))) return Response.json(NOTHING, { ...PRIVATE, status: 403 });
    if (leaves) {
      await noteAbsence(payload, pathOf(edited), user.id);
      return Response.json(NOTHING, PRIVATE);
    }
    const own = publicName(user);
    const [others, newest] = await Promise.all([
      notePresence(payload, pathOf(edited), { id: user.id, name: own }),
      describeNewest(req, edited, { since: version, own }, merges),
    ]);
    return Response.json({ others, newest }, PRIVATE);
  },
};
