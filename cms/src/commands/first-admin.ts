import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { Settings } from '#cms/base/settings.ts';

type FirstAdmin = { readonly email: string; readonly password: string; readonly isGenerated: boolean };

/**
 * Creates the first administrator when there are no users, before the server listens. Returns the account, or null when
 * there are users.
 */
export async function ensureFirstAdmin(
  payload: Payload,
  { adminEmail, adminPassword }: Pick<Settings, 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdmin | null> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return null;
  const password = adminPassword ?? randomBytes(15).toString('base64url');
  await payload.create({
    collection: 'users',
    data: { email: adminEmail, password, roles: ['admin'] },
    depth: 0,
    overrideAccess: true,
  });
  return { email: adminEmail, password, isGenerated: adminPassword === undefined };
}
