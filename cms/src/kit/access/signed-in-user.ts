import { executeAuthStrategies, type Payload, type TypedUser } from 'payload';

/**
 * Returns the account that a request is signed in as; null if there is none. `payload.auth` would also determine its
 * permissions for each field, which takes longer than all the rest of a small page.
 */
export async function signedInUser(payload: Payload, headers: Headers): Promise<TypedUser | null> {
  const { user } = await executeAuthStrategies({ payload, headers });
  return user;
}
