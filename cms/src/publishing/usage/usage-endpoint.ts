import type { CollectionSlug, Endpoint } from 'payload';
import { answerError, answerJson, restrictToWriters } from '#cms/kit/http/admin-answers.ts';
import { findReferrers } from './find-referrers.ts';

/** Returns the referrers of a document. For the roles that write content. */
export function usageEndpoint(collection: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/usage',
    method: 'get',
    handler: restrictToWriters(async (req) => {
      const id = Number(req.routeParams?.id);
      if (!Number.isSafeInteger(id)) return answerError(404, 'Not found');
      return answerJson({ users: (await findReferrers(req, { collection, ids: [id] })).get(id) ?? [] });
    }),
  };
}
