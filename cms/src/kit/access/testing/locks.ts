import { createLocalReq, getPayload } from 'payload';
import type { User } from '#cms/base/payload-types.ts';
import config from '#cms/schema/payload.config.ts';
import { adaptFormState } from '../../concurrent/form-locks.ts';
import type { Role } from '../roles.ts';

/*
 * Runs in a separate process on the data folder from the environment: other users try to change an editor's lock on a
 * review. Prints the lock's owner after each attempt as a line of JSON.
 */
const payload = await getPayload({ config });
const LOCKS = 'payload-locked-documents';

async function somebody(role: Role, name: string) {
  const data = {
    name: `${name} l.`,
    email: `${name}@kontorwerk.example`,
    password: 'paper boat harbour',
    roles: [role],
  };
  return payload.create({ collection: 'users', data, depth: 0, overrideAccess: true });
}

const [ada, grace, joan] = [
  await somebody('editor', 'ada'),
  await somebody('editor', 'grace'),
  await somebody('sales', 'joan'),
];
const review = await payload.create({
  collection: 'reviews',
  data: { name: 'Kept', review: 'Kept', location_company: 'Kept' },
  depth: 0,
  overrideAccess: true,
});
const document = { relationTo: 'reviews', value: review.id } as const;
const of = ({ id }: Pick<User, 'id'>) => ({ relationTo: 'users', value: id }) as const;
const lock = await payload.create({ collection: LOCKS, data: { document, user: of(ada) }, overrideAccess: true });

const isRefused = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => false,
    () => true,
  );

async function tell(attempt: string, refused: boolean): Promise<void> {
  const { docs } = await payload.find({ collection: LOCKS, depth: 0, overrideAccess: true });
  const names = docs.map(({ user: { value } }) => {
    const holder = typeof value === 'number' ? value : value.id;
    return [ada, grace, joan].find(({ id }) => id === holder)?.email;
  });
  process.stdout.write(`${JSON.stringify({ attempt, refused, owners: names })}\n`);
}

const as = (user: User) => ({ collection: LOCKS, user, depth: 0, overrideAccess: false }) as const;
const data = { document, user: of(ada) };
await tell('forged', await isRefused(payload.create({ ...as(joan), data })));
await tell('ended by sales', await isRefused(payload.delete({ ...as(joan), id: lock.id })));
await tell('taken by sales', await isRefused(payload.update({ ...as(joan), id: lock.id, data: { user: of(joan) } })));
await tell('given away', await isRefused(payload.update({ ...as(grace), id: lock.id, data: { user: of(joan) } })));
const form = { collectionSlug: 'reviews', id: review.id, returnLockStatus: true };
const told = await adaptFormState(await createLocalReq({ user: { ...ada, collection: 'users' } }, payload), form);
const overwriting = { collection: 'reviews', id: review.id, data: { name: 'Overwritten' }, user: ada } as const;
const refused = await isRefused(payload.update({ ...overwriting, overrideAccess: false, overrideLock: false }));
process.stdout.write(`${JSON.stringify({ shutOut: told.returnLockStatus, overwrites: !refused })}\n`);
await tell('ended by whom it was taken from', await isRefused(payload.delete({ ...as(ada), id: lock.id })));
await tell('ended', await isRefused(payload.delete({ ...as(grace), id: lock.id })));
// A user who has yet to set up a second factor reads only the own locks, on the account page.
await payload.create({ collection: LOCKS, data: { document, user: of(ada) }, overrideAccess: true });
const seen = await payload.find(as({ ...joan, totp_required: true }));
process.stdout.write(`${JSON.stringify({ seen: seen.totalDocs })}\n`);
// An editor may read nothing of a colleague's account.
const [named] = (await payload.find({ ...as(grace), depth: 1 })).docs;
process.stdout.write(`${JSON.stringify({ holder: named?.user.value })}\n`);
process.exit(0);
