import { expect, test } from 'vitest';
import { combineFileHooks } from './file-hooks.ts';

const EDITOR = { roles: ['editor'] };

type Hook = ReturnType<typeof combineFileHooks>;

/** Runs a hook for a request, and returns the events in their order. */
async function happenings(request: object, overrideAccess = false, fails = false): Promise<readonly string[]> {
  const told: string[] = [];
  const db = {
    beginTransaction: async () => {
      told.push('begin');
      return 'second';
    },
    rollbackTransaction: async (id: string) => void told.push(`roll back ${id}`),
  };
  const req = Object.assign(Object.create(null), { payload: { db }, query: {}, payloadAPI: 'REST', ...request });
  const work: Hook = ({ req: given }) => {
    told.push(`work in ${String(given.transactionID)}`);
    if (fails) throw new Error('no picture');
  };
  const args = Object.assign(Object.create(null), { req, overrideAccess, operation: 'create' });
  await Promise.resolve(combineFileHooks(work)(args)).catch((error: Error) => told.push(error.message));
  told.push(`then ${String(req.transactionID)}`);
  return told;
}

const OUTSIDE = ['roll back first', 'work in undefined', 'begin', 'then second'];
const file = { data: Buffer.alloc(1) };

test.each([
  ['a file', { user: EDITOR, transactionID: 'first', file }, OUTSIDE],
  ['a crop', { user: EDITOR, transactionID: 'first', query: { uploadEdits: {} } }, OUTSIDE],
  ['texts alone', { user: EDITOR, transactionID: 'first' }, ['work in first', 'then first']],
  [
    'a file within other work',
    { user: EDITOR, transactionID: 'first', file, payloadAPI: 'local' },
    ['work in first', 'then first'],
  ],
  ['a file of nobody', { user: null, transactionID: 'first', file }, ['then first']],
  ['a file of a recruiter', { user: { roles: ['recruiter'] }, transactionID: 'first', file }, ['then first']],
])('work on %s keeps no others from writing, and is done for who may', async (_, request, told) => {
  expect(await happenings(request)).toEqual(told);
});

test('work that fails leaves a transaction to be ended', async () => {
  const told = await happenings({ transactionID: 'first', file }, true, true);
  expect(told).toEqual(['roll back first', 'work in undefined', 'begin', 'no picture', 'then second']);
});
