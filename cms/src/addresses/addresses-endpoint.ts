import type { Endpoint } from 'payload';
import { isSignedIn } from '#cms/kit/access/rules.ts';
import type { LinkedCollection } from '#cms/kit/links/reference.ts';
import { addressesOf, publishedPlace } from './published-addresses.ts';

/** Returns a published document's addresses to signed-in users, null if it has none: `GET /api/posts/5/addresses`. */
export function addressesEndpoint(collection: LinkedCollection): Endpoint {
  return {
    path: '/:id/addresses',
    method: 'get',
    handler: async (req) => {
      if (!isSignedIn({ req })) return Response.json(null, { status: 403 });
      const id = Number(req.routeParams?.id);
      const place = Number.isSafeInteger(id) ? await publishedPlace(req, collection, id) : null;
      return Response.json(place && (await addressesOf(req, collection, place)));
    },
  };
}
