import { expect, test, vi } from 'vitest';
import { PartsMemo } from './parts-memo.ts';
import type { PublishedContent } from './published-content.ts';
import { published, stored } from './testing/content.ts';

type Context = { readonly content: PublishedContent; readonly today: string };

const page = {};
const before: Context = { content: published(), today: '2026-06-15' };

const over = (context: Context, content: PublishedContent): Context => ({ ...context, content });

function changed(parts: Partial<PublishedContent>, today = before.today): Context {
  return { content: { ...before.content, ...parts }, today };
}

test.each<[string, Context, object, number]>([
  ['nothing', changed({}), page, 1],
  ['a part that it does not look at', changed({ projects: [] }), page, 1],
  ['a part that it looks at', changed({ posts: [] }), page, 2],
  ['a picture', changed({ media: [] }), page, 2],
  ['a review', changed({ reviews: [] }), page, 2],
  ['the settings', changed({ 'site-settings': stored.settings({}) }), page, 2],
  ['the day', changed({}, '2026-06-16'), page, 2],
  ['the page itself', changed({}), {}, 2],
])('when %s changed it is made again, or not', (_what, after, again, times) => {
  const made = new PartsMemo<Context, readonly unknown[]>(over);
  const make = vi.fn(({ content }: Context) => content.posts);
  made.of(page, before, make);
  expect(made.of(again, after, make)).toBe(after.content.posts);
  expect(make).toHaveBeenCalledTimes(times);
});

test('what a list looks at, its page looks at too, also where the list is there already', () => {
  const [pages, lists] = [new PartsMemo<Context, number>(over), new PartsMemo<Context, number>(over)];
  const list = {};
  const count = (context: Context) => lists.of(list, context, ({ content }) => content.posts.length);
  expect([{}, page].map((each) => pages.of(each, before, count))).toEqual([0, 0]);
  expect(pages.of(page, changed({ posts: [stored.post({ id: 1 })] }), count)).toBe(1);
});
