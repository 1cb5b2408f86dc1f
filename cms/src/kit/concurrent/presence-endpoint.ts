import { addDataAndFileToRequest, type Endpoint } from 'payload';
import * as v from 'valibot';
import { publicName } from '../access/account-names.ts';
import { canWrite } from '../access/write-access.ts';
import { readAuthors } from './author-field.ts';
import { EDITED_COLLECTIONS, EDITED_GLOBALS, type EditedDocument, pathOf } from './edited-documents.ts';
import { noteAbsence, notePresence } from './presence.ts';
import { storedState } from './stored-state.ts';

const presenceSchema = v.object({
  document: v.union([
    v.object({ collection: v.picklist(EDITED_COLLECTIONS), id: v.pipe(v.number(), v.safeInteger()) }),
    v.object({ global: v.picklist(EDITED_GLOBALS) }),
  ]),
  /** Whether the form is being closed. */
  leaves: v.optional(v.boolean(), false),
});

const PRIVATE = { headers: { 'Cache-Control': 'private, no-store' } };
const NOTHING = { others: [], newest: null };

/** Receives an open form's heartbeat, and answers with the other users who have the document open and the last save. */
export const presenceEndpoint: Endpoint = {
  path: '/presence',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req;
    if (!user) return Response.json(NOTHING, { ...PRIVATE, status: 401 });
    await addDataAndFileToRequest(req);
    const read = v.safeParse(presenceSchema, req.data);
    if (!read.success) return Response.json(NOTHING, { ...PRIVATE, status: 400 });
    const { document, leaves } = read.output;
    const edited: EditedDocument = document;
    if (!(await canWrite(req, edited))) return Response.json(NOTHING, { ...PRIVATE, status: 403 });
    if (leaves) {
      await noteAbsence(payload, pathOf(edited), user.id);
      return Response.json(NOTHING, PRIVATE);
    }
    const [others, state] = await Promise.all([
      notePresence(payload, pathOf(edited), { id: user.id, name: publicName(user) }),
      storedState(req, edited),
    ]);
    const newest = state && { at: state.updatedAt, by: readAuthors(state.savedBy).at(-1) ?? '' };
    return Response.json({ others, newest }, PRIVATE);
  },
};
