import { BasePayload } from 'payload';
import { expect, test, vi } from 'vitest';
import type { Page } from '#cms/base/payload-types.ts';
import { isContentPart, readPublished, readWhole } from './published-content.ts';
import { stored } from './testing/content.ts';

const DAY = '2026-01-01T12:00:00.000Z';
const WITHOUT_STATUS: Page = { id: 3, page_key: 'homepage', title: '', createdAt: DAY, updatedAt: DAY };
const PUBLISHED: Page = { ...WITHOUT_STATUS, id: 1, _status: 'published' };
const DOCS = [PUBLISHED, { ...WITHOUT_STATUS, id: 2, _status: 'draft' } as const, WITHOUT_STATUS];

/** Returns a Payload and its database that ignore filters and answer with everything. */
function careless(docs: readonly Page[] = DOCS) {
  const payload = new BasePayload();
  const page = { docs: [...docs], hasNextPage: false, hasPrevPage: false, limit: 0, pagingCounter: 1 };
  const find = vi.spyOn(payload, 'find').mockResolvedValue({ ...page, totalDocs: 3, totalPages: 1 });
  const inDatabase = vi.fn(async (_asked: object) => page);
  Object.assign(payload, { db: { find: inDatabase } });
  return { payload, find, inDatabase };
}

const IS_PUBLISHED = { _status: { equals: 'published' } };
const EVER_POSTED = { or: [IS_PUBLISHED, { posted: { exists: true } }] };

test('of pages only what is published is asked for, and a draft that comes anyway is dropped', async () => {
  const { find, payload } = careless();
  expect(await readPublished(payload, 'pages')).toEqual([PUBLISHED]);
  const asked = { collection: 'pages', locale: 'all', draft: false, where: IS_PUBLISHED };
  expect(find.mock.calls[0]?.[0]).toMatchObject(asked);
});

test.each([
  ['projects', IS_PUBLISHED],
  ['posts', IS_PUBLISHED],
  ['jobs', EVER_POSTED],
] as const)('of %s the same, and nothing of their texts', async (part, where) => {
  const { inDatabase, payload } = careless();
  expect(await readPublished(payload, part)).toEqual([PUBLISHED]);
  expect(inDatabase.mock.calls[0]?.[0]).toMatchObject({ collection: part, locale: 'all', where });
  expect(inDatabase.mock.calls[0]?.[0]).not.toHaveProperty('select.body');
});

test.each(['projects', 'posts', 'jobs'] as const)(
  'the texts of %s are read of what is published',
  async (collection) => {
    const { find, payload } = careless();
    expect(await readWhole(payload, collection, [1, 2])).toEqual([PUBLISHED]);
    expect(find.mock.calls[0]?.[0]).toMatchObject({ collection, where: { ...IS_PUBLISHED, id: { in: [1, 2] } } });
  },
);

test.each(['reviews', 'clients', 'certificates', 'media'] as const)('%s have no drafts', async (part) => {
  const { find, payload } = careless();
  expect((await readPublished(payload, part)).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(find.mock.calls[0]?.[0]).toMatchObject({ where: {} });
});

test('of what was written since, the new state takes the place of the old one, and what is gone goes', async () => {
  const page = (id: number, _order: string, title: string) =>
    stored.page({ id, _order, title, _status: 'published', page_key: 'homepage' });
  const held = [page(1, 'a0', 'A'), page(2, 'a1', 'B'), page(3, 'a2', 'C')];
  const written: Page = { ...PUBLISHED, id: 3, _order: 'Zz', title: 'C2' };
  const { find, payload } = careless([written]);
  const now = await readPublished(payload, 'pages', { held, ids: [2, 3] });
  expect(now.map(({ id, title }) => `${id} ${title}`)).toEqual(['3 C2', '1 A']);
  expect(find.mock.calls[0]?.[0]).toMatchObject({ where: { ...IS_PUBLISHED, id: { in: [2, 3] } } });
});

test('where nobody sees a change, what is held stays as it is', async () => {
  const held = [stored.page({ ...PUBLISHED, title: 'A' }), stored.page({ ...PUBLISHED, id: 4, title: 'D' })];
  const { payload } = careless([{ ...PUBLISHED, slug: '', title: 'A' }]);
  // The other one is a draft, and was one before.
  expect(await readPublished(payload, 'pages', { held, ids: [1, 2] })).toBe(held);
  expect(await readPublished(payload, 'pages', { held, ids: [1, 4] })).toHaveLength(1);
});

test('what visitors sent and who signs in is no part of what visitors see', () => {
  expect(['contact-messages', 'applications', 'resumes', 'users', 'constructor'].filter(isContentPart)).toEqual([]);
});
