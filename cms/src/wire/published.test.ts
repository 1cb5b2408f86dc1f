import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { CONTENT_PARTS, readPublished } from './published.ts';

const PUBLISHED = { id: 1, _status: 'published' };
const STORED = [PUBLISHED, { id: 2, _status: 'draft' }, { id: 3 }];

/** A Payload that answers with everything it has, whatever it is asked for. */
function careless() {
  const find = vi.fn(async (_query: unknown) => ({ docs: STORED }));
  return { find, payload: { find } as unknown as Payload };
}

test.each(['pages', 'projects', 'posts', 'jobs'] as const)(
  'of %s only what is published is asked for, and a draft that comes anyway is dropped',
  async (part) => {
    const { find, payload } = careless();
    expect(await readPublished(payload, part)).toEqual([PUBLISHED]);
    const asked = { collection: part, locale: 'all', draft: false, where: { _status: { equals: 'published' } } };
    expect(find.mock.calls[0]?.[0]).toMatchObject(asked);
  },
);

test.each(['reviews', 'clients', 'certificates', 'media'] as const)('%s have no drafts', async (part) => {
  const { find, payload } = careless();
  expect(await readPublished(payload, part)).toEqual(STORED);
  expect(find.mock.calls[0]?.[0]).not.toHaveProperty('where');
});

test('everything that visitors see is a part of its own', () => {
  expect(CONTENT_PARTS).toHaveLength(9);
});
