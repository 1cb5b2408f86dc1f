import type { Endpoint } from 'payload';
import { refusal } from '#cms/kit/http/private-answers.ts';

function closed(path: string): Omit<Endpoint, 'root'> {
  return { path, method: 'post', handler: () => refusal(404, 'Not found') };
}

/**
 * What Payload offers and this CMS does without. Its "register the first user" makes whoever comes first to an empty
 * database its administrator: ours is made before the server listens, from the settings. Addresses aren't verified by
 * mail here, so that Payload's endpoint for it asks the database for a column that doesn't exist.
 */
export const CLOSED_ENDPOINTS = [closed('/first-register'), closed('/verify/:id')];
