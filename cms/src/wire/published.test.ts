import { BasePayload } from 'payload';
import { expect, test, vi } from 'vitest';
import type { Page } from '../payload-types.ts';
import { isContentPart, readPublished } from './published.ts';

const DAY = '2026-01-01T12:00:00.000Z';
const WITHOUT_STATUS: Page = { id: 3, page_key: 'homepage', title: '', createdAt: DAY, updatedAt: DAY };
const PUBLISHED: Page = { ...WITHOUT_STATUS, id: 1, _status: 'published' };
const docs = [PUBLISHED, { ...WITHOUT_STATUS, id: 2, _status: 'draft' } as const, WITHOUT_STATUS];

/** A Payload that answers with everything it has, whatever it is asked for. */
function careless() {
  const payload = new BasePayload();
  const all = { docs, hasNextPage: false, hasPrevPage: false, limit: 0, pagingCounter: 1, totalDocs: 3, totalPages: 1 };
  return { payload, find: vi.spyOn(payload, 'find').mockResolvedValue(all) };
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
  expect(await readPublished(payload, part)).toEqual(docs);
  expect(find.mock.calls[0]?.[0]).not.toHaveProperty('where');
});

test('what visitors sent and who signs in is no part of what visitors see', () => {
  expect(['contact-messages', 'applications', 'resumes', 'users', 'constructor'].filter(isContentPart)).toEqual([]);
});
