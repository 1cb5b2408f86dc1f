import type { Payload } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import type { Role } from '#cms/kit/access/roles.ts';

const PASSWORD = 'paper boat harbour';

/** Creates a user with one role and signs in. */
export async function signInAs(payload: Payload, role: Role): Promise<{ readonly user: User; readonly token: string }> {
  const email = `${role}-${crypto.randomUUID()}@kontorwerk.example`;
  const data = { email, password: PASSWORD, roles: [role] };
  const user = await payload.create({ collection: 'users', data, depth: 0, overrideAccess: true });
  const { token } = await payload.login({ collection: 'users', data: { email, password: PASSWORD } });
  if (!token) throw new Error(`Nobody is signed in as ${role}.`);
  return { user, token };
}

/** Creates an editor, the acting user of a test's program. */
export function createEditor(payload: Payload): Promise<User> {
  return payload.create({
    collection: 'users',
    data: { email: 'ada@kontorwerk.example', password: 'paper boat harbour', roles: ['editor'] },
    depth: 0,
    overrideAccess: true,
  });
}
