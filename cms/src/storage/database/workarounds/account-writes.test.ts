import { expect, test } from 'vitest';
import { writeOnlySessions } from './account-writes.ts';

type Adapter = Parameters<typeof writeOnlySessions>[0];
type Account = Readonly<Record<string, unknown>>;

const LATER = new Date(Date.now() + 60_000).toISOString();
const EARLIER = new Date(Date.now() - 60_000).toISOString();
const NOW = new Date().toISOString();
const session = (id: string, expiresAt = LATER, createdAt = NOW) => ({ id, createdAt, expiresAt });

/** Returns a database with one account, and the list of writes to it. */
function holding(held: Account | null) {
  const written: unknown[] = [];
  const adapter: Adapter = {
    findOne: () => Promise.resolve(JSON.parse(JSON.stringify(held))),
    async updateOne({ data }) {
      written.push(data);
      return null;
    },
  };
  writeOnlySessions(adapter);
  const write = (data: Record<string, unknown>) =>
    adapter.updateOne({ collection: 'users', id: 1, data, returning: false });
  return { adapter, write, written };
}

test('who signs in begins a session, and what was changed since the password was checked stays', async () => {
  const { write, written } = holding({
    hash: 'h',
    roles: ['sales'],
    sessions: [session('other'), session('old', EARLIER)],
  });
  await write({ hash: 'h', roles: ['admin'], totp_last_period: 1, sessions: [session('ended'), session('new')] });
  expect(written).toEqual([{ sessions: [session('other'), session('new')], updatedAt: null }]);
});

test('who signs out ends one session, or all of them', async () => {
  const { write, written } = holding({ hash: 'h', sessions: [session('a'), session('b')] });
  await write({ hash: 'h', sessions: [session('a')] });
  await write({ sessions: [] });
  expect(written).toEqual([
    { sessions: [session('a')], updatedAt: null },
    { sessions: [], updatedAt: null },
  ]);
});

test('who goes on working has their session go on', async () => {
  const { write, written } = holding({ hash: 'h', sessions: [session('a'), session('b')] });
  const later = new Date(Date.now() + 120_000).toISOString();
  await write({ hash: 'h', sessions: [session('a', later), session('b')] });
  expect(written).toEqual([{ sessions: [session('a', later), session('b')], updatedAt: null }]);
});

test('a session that was ended while it was prolonged stays ended', async () => {
  const { write, written } = holding({ hash: 'h', sessions: [session('b')] });
  await write({ hash: 'h', sessions: [session('b'), session('a', LATER, EARLIER)] });
  expect(written).toEqual([{ sessions: [session('b')], updatedAt: null }]);
});

test('a sign-in with a password that was changed meanwhile fails', async () => {
  const { write, written } = holding({ hash: 'new', sessions: [] });
  await expect(write({ hash: 'old', sessions: [session('a')] })).rejects.toThrow();
  expect(written).toEqual([]);
});

test('a sign-in to an account that was deleted meanwhile fails, and the account stays deleted', async () => {
  const { write, written } = holding(null);
  await expect(write({ hash: 'h', sessions: [session('a')] })).rejects.toThrow();
  expect(written).toEqual([]);
});

test('who changes an account changes all of it', async () => {
  const { adapter, written } = holding({ hash: 'old', sessions: [session('a')] });
  const data = { hash: 'new', sessions: [] };
  await adapter.updateOne({ collection: 'users', id: 1, data });
  await adapter.updateOne({ collection: 'media', id: 1, data, returning: false });
  await adapter.updateOne({ collection: 'users', id: 1, data: { totp_enabled: true }, returning: false });
  expect(written).toEqual([data, data, { totp_enabled: true }]);
});
