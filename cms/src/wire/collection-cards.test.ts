import { expect, test } from 'vitest';
import { collectionCards } from './collection-cards.ts';
import { both, testContext } from './testing/content.ts';

const posts = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  title: both(`Post ${id}`, `Beitrag ${id}`),
  post_type: id % 2 === 0 ? 'news' : 'blog',
}));
const clients = [1, 2, 3].map((id) => ({ id, title: both(`Client ${id}`, `Kunde ${id}`) }));
const jobs = [
  { id: 1, title: both('Open', 'Offen'), valid_through: '2026-07-01T12:00:00.000Z' },
  { id: 2, title: both('Closed', 'Zu'), valid_through: '2026-06-01T12:00:00.000Z' },
];
const context = testContext('en', { posts, clients, jobs });

function titles(...args: Parameters<typeof collectionCards>): string[] {
  return collectionCards(...args).map((card) => card.title);
}

test('without a choice all are listed in the order of the collection', () => {
  expect(titles('clients', {}, context)).toEqual(['Client 1', 'Client 2', 'Client 3']);
});

test('picked ones come in the order of picking; one that is not public is left out', () => {
  expect(titles('clients', { pick: [3, 99, { id: 1 }] }, context)).toEqual(['Client 3', 'Client 1']);
});

test('a limit keeps the first, of posts the newest, which are the last', () => {
  expect(titles('clients', { limit: 2 }, context)).toEqual(['Client 1', 'Client 2']);
  expect(titles('posts', { limit: 2, post_type: 'news' }, context)).toEqual(['Post 4', 'Post 6']);
});

test('a job that is closed is in no list, picked or not', () => {
  expect(titles('jobs', {}, context)).toEqual(['Open']);
  expect(titles('jobs', { pick: [2] }, context)).toEqual([]);
});

test('offices come from the settings', () => {
  const [munich] = collectionCards('offices', {}, context);
  expect(munich).toMatchObject({
    id: 'office-MUC',
    title: 'Munich',
    location: 'MUC',
    opens: '09:00',
    time_zone: 'Europe/Berlin',
  });
});
