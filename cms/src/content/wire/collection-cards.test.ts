import { expect, test } from 'vitest';
import { COLLECTION_CARDS } from './collection-cards.ts';
import { both, stored, testContext } from './testing/content.ts';

const posts = [1, 2, 3, 4, 5, 6].map((id) =>
  stored.post({ id, title: both(`Post ${id}`, `Beitrag ${id}`), post_type: id % 2 === 0 ? 'news' : 'blog' }),
);
const clients = [1, 2, 3].map((id) => stored.client({ id, title: both(`Client ${id}`, `Kunde ${id}`) }));
const jobs = [
  stored.job({ id: 1, title: both('Open', 'Offen'), valid_through: '2026-07-01T12:00:00.000Z' }),
  stored.job({ id: 2, title: both('Closed', 'Zu'), valid_through: '2026-06-01T12:00:00.000Z' }),
];
const context = testContext('en', { posts, clients, jobs });

type Choice = Omit<Parameters<(typeof COLLECTION_CARDS)['posts']>[0], 'blockType'>;

function titles(collection: keyof typeof COLLECTION_CARDS, choice: Choice): string[] {
  return COLLECTION_CARDS[collection]({ blockType: 'News', ...choice }, context).map((card) => card.title);
}

test('without a choice all are listed in the order of the collection', () => {
  expect(titles('clients', {})).toEqual(['Client 1', 'Client 2', 'Client 3']);
  expect(titles('clients', { pick: [], limit: null })).toHaveLength(3);
});

test('picked ones come in the order of picking; one that is not public is left out', () => {
  expect(titles('clients', { pick: [3, 99, { id: 1 }] })).toEqual(['Client 3', 'Client 1']);
});

test('a limit keeps the first, of posts the newest, which are the last', () => {
  expect(titles('clients', { limit: 2 })).toEqual(['Client 1', 'Client 2']);
  expect(titles('posts', { limit: 2, post_type: 'news' })).toEqual(['Post 4', 'Post 6']);
});

test('a job that is closed is in no list, picked or not', () => {
  expect(titles('jobs', {})).toEqual(['Open']);
  expect(titles('jobs', { pick: [2] })).toEqual([]);
});

test('a title with characters that mean something in an address leads to its page all the same', () => {
  const title = both('100% Shop', '100 % Laden');
  const parts = {
    posts: [stored.post({ title })],
    projects: [stored.project({ title })],
    jobs: [stored.job({ title })],
  };
  const link = (collection: keyof typeof parts) =>
    COLLECTION_CARDS[collection]({ blockType: 'News' }, testContext('en', parts))[0]?.link;
  expect(link('posts')).toBe('/blog/100%25-shop');
  expect(link('projects')).toBe('/projects/100%25-shop');
  expect(link('jobs')).toBe('/jobapply/100%25-shop');
});

test('cards with pages say when their documents were changed, others nothing', () => {
  const projects = [stored.project({ id: 1, title: both('Shop', 'Laden') })];
  const all = testContext('en', { posts, clients, jobs, projects });
  const moments = (['posts', 'projects', 'jobs', 'clients'] as const).map((name) => {
    const [card] = COLLECTION_CARDS[name]({ blockType: 'News' }, all);
    return card?.modified;
  });
  expect(moments).toEqual([...Array(3).fill('2026-01-01T12:00:00.000Z'), undefined]);
});

test('cards that are alike in both languages have texts of their own', () => {
  const projects = [stored.project({ title: both('Möbel', 'Möbel') })];
  const [english, german] = (['en', 'de'] as const).map((language) => {
    const of = testContext(language, { projects });
    const [card] = COLLECTION_CARDS.projects({ blockType: 'ProjectGrid' }, of);
    return { card, state: card && of.memory.places.get(card)?.state };
  });
  expect(german?.card).toEqual(english?.card);
  expect(german?.state).not.toBe(english?.state);
});
