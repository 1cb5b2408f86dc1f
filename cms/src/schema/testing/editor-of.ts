import type { Payload } from 'payload';
import type { User } from '#cms/base/payload-types.ts';

/** Creates an editor, the acting user of a test's program. */
export function editorOf(payload: Payload): Promise<User> {
  return payload.create({
    collection: 'users',
    data: { email: 'ada@kontorwerk.example', password: 'paper boat harbour', roles: ['editor'] },
    depth: 0,
    overrideAccess: true,
  });
}
