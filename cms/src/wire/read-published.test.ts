import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { readPublished } from './read-published.ts';

const PUBLISHED = { id: 1, _status: 'published' };
const STORED = [PUBLISHED, { id: 2, _status: 'draft' }, { id: 3 }];

/** A Payload that answers with everything it has, whatever it is asked for. */
function careless(drafts: boolean) {
  const find = vi.fn(async (_query: unknown) => ({ docs: STORED }));
  const collection = { config: { versions: drafts ? { drafts: {} } : undefined } };
  const payload = { find, collections: { pages: collection, reviews: collection } } as unknown as Payload;
  return { find, payload };
}

test('only what is published is asked for, and a draft that comes anyway is dropped', async () => {
  const { find, payload } = careless(true);
  expect(await readPublished(payload, 'pages')).toEqual([PUBLISHED]);
  expect(find.mock.calls[0]?.[0]).toMatchObject({ draft: false, where: { _status: { equals: 'published' } } });
});

test('what has no drafts is read as it stands', async () => {
  const { find, payload } = careless(false);
  expect(await readPublished(payload, 'reviews')).toEqual(STORED);
  expect(find.mock.calls[0]?.[0]).not.toHaveProperty('where');
});
