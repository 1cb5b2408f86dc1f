import type { CollectionSlug, Endpoint } from 'payload';
import { forWriters } from '#cms/kit/http/for-editors.ts';
import { answer, refusal } from '#cms/kit/http/private-answers.ts';
import { findReferrers } from './find-referrers.ts';

/** Returns the referrers of a document. For the roles that write content. */
export function usageEndpoint(collection: CollectionSlug): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/usage',
    method: 'get',
    handler: forWriters(async (req) => {
      const id = Number(req.routeParams?.id);
      if (!Number.isSafeInteger(id)) return refusal(404, 'Not found');
      return answer({ users: (await findReferrers(req, { collection, ids: [id] })).get(id) ?? [] });
    }),
  };
}
