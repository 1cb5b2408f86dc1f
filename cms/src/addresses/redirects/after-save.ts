import type { CollectionAfterChangeHook } from 'payload';
import { linesOf } from './check-redirect.ts';
import { noteWritten, redirectsWhileSaving } from './redirects-while-saving.ts';
import { straightenRedirects } from './straighten.ts';

/** Updates the request's memo of redirects with a saved one. */
export const noteSaved: CollectionAfterChangeHook = ({ doc: { id, from, to, status }, req }) =>
  noteWritten(req, [{ id, from, to, status }]);

/** Creates a redirect for each further old address of the form, such as the other language's. */
export const makeFurther: CollectionAfterChangeHook = async ({ data, doc, operation, req }) => {
  if (operation !== 'create') return;
  for (const from of linesOf(data.further)) {
    const further = { from, to: doc.to, status: doc.status };
    await req.payload.create({ collection: 'redirects', data: further, depth: 0, overrideAccess: true, req });
  }
};

/** Shortens redirects that led to the new old address. A rename does that itself, once for all that it writes. */
export const straightenOthers: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc.by_rename !== true) await straightenRedirects(req, await redirectsWhileSaving(req));
};
