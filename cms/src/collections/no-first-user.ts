import type { Endpoint } from 'payload';

/**
 * Takes the place of Payload's "register the first user", which makes whoever comes first to an empty database
 * its administrator. The first administrator is made before the server listens, from the settings.
 */
export const noFirstUser: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () => Response.json({ errors: [{ message: 'Not found' }] }, { status: 404 }),
};
