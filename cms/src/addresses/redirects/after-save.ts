import type { CollectionAfterChangeHook } from 'payload';
import { linesOf } from './check-redirect.ts';
import { noteWritten, redirectsWhileSaving } from './redirects-while-saving.ts';
import { straightenRedirects } from './straighten.ts';

/** Takes note of what was written, for what asks after it. */
export const noteSaved: CollectionAfterChangeHook = ({ doc: { id, from, to, status }, req }) =>
  noteWritten(req, [{ id, from, to, status }]);

/** Makes a redirect of each further old address that was written beside the first: of the other language, say. */
export const makeFurther: CollectionAfterChangeHook = async ({ data, doc, operation, req }) => {
  if (operation !== 'create') return;
  for (const from of linesOf(data.further)) {
    const further = { from, to: doc.to, status: doc.status };
    await req.payload.create({ collection: 'redirects', data: further, depth: 0, overrideAccess: true, req });
  }
};

/** What led to an old address leads to the end of its way now. Renaming sees to that itself, once for all that it writes. */
export const straightenOthers: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.by_rename !== true) await straightenRedirects(req, await redirectsWhileSaving(req));
};
