import type { Card } from '@kontorwerk/contract/content/entry';
import type { Language } from '@kontorwerk/contract/languages';
import { expect, test, vi } from 'vitest';
import { COLLECTION_CARDS } from './collection-cards.ts';
import { wireContext } from './context.ts';
import type { WholeDocuments } from './listed-fields.ts';
import { both, linkTo, paragraph, published, richText, stored } from './testing/content.ts';
import { recordReads } from './testing/whole-documents.ts';
import { createTextStore } from './text-store.ts';

type Post = WholeDocuments['posts'];

const post = (id: number, text: string, updatedAt = 'then') =>
  stored.post({ id, title: `Post ${id}`, updatedAt, body: { en: paragraph(text) } });

/** Returns a database of posts, and a log of its reads. */
function database(...posts: readonly Post[]) {
  const held = new Map(posts.map((doc) => [doc.id, doc]));
  const { read, asked } = recordReads({ posts: held });
  const fill = createTextStore(read);
  const context = () => wireContext(published({ posts: [...held.values()] }), 'en', '2026-06-15');
  const filled = async (pick?: readonly number[]) => {
    const now = context();
    return fill(COLLECTION_CARDS.posts({ blockType: 'News', pick: pick ?? null }, now), now);
  };
  return { held, asked, fill, context, filled };
}

const texts = (cards: readonly Card[]) => cards.map(({ html_field }) => html_field);

test('cards are given their texts, read at once and once', async () => {
  const { filled, asked } = database(post(1, 'One'), post(2, 'Two'), post(3, 'Three'));
  expect(texts(await filled([1, 2]))).toEqual(['<p>One</p>', '<p>Two</p>']);
  expect(texts(await filled())).toEqual(['<p>One</p>', '<p>Two</p>', '<p>Three</p>']);
  expect(asked).toEqual([[1, 2], [3]]);
});

test('a text that several ask for at the same moment is read once', async () => {
  const { filled, asked } = database(post(1, 'One'), post(2, 'Two'));
  expect(await Promise.all([filled([1]), filled([1, 2]), filled([2])])).toMatchObject([
    [{ html_field: '<p>One</p>' }],
    [{ html_field: '<p>One</p>' }, { html_field: '<p>Two</p>' }],
    [{ html_field: '<p>Two</p>' }],
  ]);
  expect(asked).toEqual([[1], [2]]);
});

test('a text that was saved again is read again', async () => {
  const { filled, held } = database(post(1, 'One'));
  await filled();
  held.set(1, post(1, 'First', 'now'));
  expect(texts(await filled())).toEqual(['<p>First</p>']);
});

test('a text is made anew when the page of one of its links moves, though nobody has saved it', async () => {
  const { read } = recordReads({
    posts: new Map([[1, stored.post({ id: 1, title: 'One', body: richText([linkTo('pages:2')]) })]]),
  });
  const fill = createTextStore(read);
  const listed = stored.post({ id: 1, title: 'One', body_links: both(' pages:2 ', '') });
  const leads = async (language: Language, slug: string) => {
    const pages = [stored.page({ id: 2, page_key: 'service', slug })];
    const context = wireContext(published({ posts: [listed], pages }), language, '2026-06-15');
    const [text = ''] = texts(await fill(COLLECTION_CARDS.posts({ blockType: 'News' }, context), context));
    return /href="([^"]*)"/.exec(text)?.[1];
  };
  expect([await leads('en', 'before'), await leads('en', 'after')]).toEqual(['/services/before', '/services/after']);
  expect(await leads('de', 'later')).toBe('/services/later');
});

test('a card whose document is gone meanwhile, or can not be mapped, is left out', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const broken: Post['body'] = JSON.parse('{ "root": {} }');
  const { context, fill, held } = database(post(1, 'One'), post(2, 'Two'), { ...post(3, ''), body: broken });
  const before = context();
  const cards = COLLECTION_CARDS.posts({ blockType: 'News' }, before);
  held.delete(1);
  expect(texts(await fill(cards, before))).toEqual(['<p>Two</p>']);
  expect(log).toHaveBeenCalledOnce();
});

test('a card that has its text, or is to have none, stays as it is', async () => {
  const { asked, context, fill } = database(post(1, 'One'));
  const [card] = COLLECTION_CARDS.posts({ blockType: 'News' }, context());
  if (!card) throw new Error('there is a post');
  const others = [
    { ...card, html_field: '' },
    { ...card, html_field: both('<p>Own</p>', '').en },
  ];
  expect(await fill(others, context())).toEqual(others);
  expect(asked).toEqual([]);
});
