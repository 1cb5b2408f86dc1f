import type { Endpoint } from 'payload';
import { answerError } from '#cms/kit/http/admin-answers.ts';

function closeEndpoint(path: string): Omit<Endpoint, 'root'> {
  return { path, method: 'post', handler: () => answerError(404, 'Not found') };
}

/**
 * Payload's endpoints that this CMS closes. "Register the first user" would make the first visitor of an empty database
 * its administrator; ours is created from the settings before the server listens. Addresses aren't verified by mail, so
 * that endpoint would query a column that doesn't exist.
 */
export const CLOSED_ENDPOINTS = [closeEndpoint('/first-register'), closeEndpoint('/verify/:id')];
