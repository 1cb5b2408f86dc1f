import { type Endpoint, Forbidden, type PayloadRequest, type SanitizedConfig } from 'payload';

/** The endpoints of Payload that take a file, by method and path, with the operation that they perform. */
const TAKING: Readonly<Record<string, 'create' | 'update'>> = {
  'post /': 'create',
  'patch /': 'update',
  'patch /:id': 'update',
};

type Rules = SanitizedConfig['collections'][number]['access'];

/** Refuses requests that no document would be open to, before their body is read. */
function guarded(endpoint: Endpoint, access: Rules): Endpoint {
  const operation = TAKING[`${endpoint.method} ${endpoint.path}`];
  if (operation === undefined) return endpoint;
  const { handler } = endpoint;
  return {
    ...endpoint,
    async handler(req: PayloadRequest) {
      if ((await access[operation]({ req })) === false) throw new Forbidden(req.t);
      return handler(req);
    },
  };
}

/**
 * Checks access to collections of files before a request's body is read: Payload checks it only once the form is parsed
 * and the file was inspected, at the cost of anybody's choosing.
 */
export function withUploadAccess(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.upload || !collection.endpoints) continue;
    // New objects: Payload's own are shared by all collections.
    collection.endpoints = collection.endpoints.map((endpoint) => guarded(endpoint, collection.access));
  }
  return config;
}
