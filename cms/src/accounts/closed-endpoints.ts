import type { Endpoint } from 'payload';

function closed(path: string): Omit<Endpoint, 'root'> {
  const handler = () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 });
  return { path, method: 'post', handler };
}

/**
 * What Payload offers and this CMS does without. Its "register the first user" makes whoever comes first to an empty
 * database its administrator: ours is made before the server listens, from the settings. Addresses aren't verified by
 * mail here, so that Payload's endpoint for it asks the database for a column that doesn't exist.
 */
export const CLOSED_ENDPOINTS = [closed('/first-register'), closed('/verify/:id')];
