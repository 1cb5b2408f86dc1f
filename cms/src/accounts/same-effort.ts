import type { Payload } from 'payload';
import { sameWork } from './password-hash.ts';

/**
 * Takes as long as a wrong password does if there is no account, so that the time of the answer doesn't reveal which
 * exist.
 */
export async function sameEffort(payload: Payload, email: string, password: string): Promise<void> {
  const where = { email: { equals: email.toLowerCase().trim() } };
  const { totalDocs } = await payload.count({ collection: 'users', where, overrideAccess: true });
  if (totalDocs === 0) await sameWork(password);
}
