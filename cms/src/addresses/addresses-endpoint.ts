import type { Endpoint } from 'payload';
import { signedIn } from '#cms/kit/access/rules.ts';
import type { LinkedCollection } from '#cms/kit/links/reference.ts';
import { addressesOf, publishedPlace } from './published-addresses.ts';

/** Where visitors find a published document, for whoever is signed in: `GET /api/posts/5/addresses`, null where nowhere. */
export function addressesEndpoint(collection: LinkedCollection): Endpoint {
  return {
    path: '/:id/addresses',
    method: 'get',
    handler: async (req) => {
      if (!signedIn({ req })) return Response.json(null, { status: 403 });
      const id = Number(req.routeParams?.id);
      const place = Number.isSafeInteger(id) ? await publishedPlace(req, collection, id) : null;
      return Response.json(place && (await addressesOf(req, collection, place)));
    },
  };
}
