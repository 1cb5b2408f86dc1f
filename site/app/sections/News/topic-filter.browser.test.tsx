/** The topic filter of a list of posts. */
import { LANGUAGES } from '@kontorwerk/contract/languages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readSection } from '#app/testing/read-section.ts';
import { serve, show } from '#app/testing/serve.tsx';
import { NewsList } from './NewsList.tsx';

const WORDS = {
  en: { label: 'Topic', all: 'All topics', counts: ['7 posts', '2 of 7 posts', '1 of 7 posts'] },
  de: { label: 'Thema', all: 'Alle Themen', counts: ['7 Beiträge', '2 von 7 Beiträgen', '1 von 7 Beiträgen'] },
} as const;

const POSTS = [
  { title: 'Old doors', category: 'Shop systems', date: '2025-11-20' },
  { title: 'Keys', category: 'Law and access', date: '2026-01-02' },
  { title: 'Colours', category: 'Front end', date: '2026-02-03' },
  { title: 'New doors', category: 'Shop systems', date: '2026-03-04' },
];
/** Enough for a filter. */
const MANY = [
  ...['2024-01-01', '2024-02-01', '2024-03-01'].map((date) => ({ title: date, category: 'Law and access', date })),
  ...POSTS,
];
const list = (...posts: readonly object[]) => (
  <NewsList section={readSection('News', { layout: 'list', card_components: posts })} />
);
const titles = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h3')?.textContent);

for (const language of LANGUAGES) {
  test(`posts are filtered by topic, the newest first, kept in the address, in ${language}`, async () => {
    const { label, all, counts } = WORDS[language];
    const listing = language === 'en' ? '/agency/blogs' : '/de/agency/blogs';
    const { address } = await show(list(...MANY), { at: listing });
    const select = page.getByLabelText(label, { exact: true });
    const topics = [...select.element().children].map(({ textContent }) => textContent);
    expect(topics).toEqual([all, 'Law and access', 'Shop systems', 'Front end']);
    expect(titles().slice(0, 4)).toEqual(['New doors', 'Colours', 'Keys', 'Old doors']);
    await expect.element(page.getByRole('status')).toHaveTextContent(counts[0]);
    await select.selectOptions('Shop systems');
    await expect.poll(titles).toEqual(['New doors', 'Old doors']);
    await expect.element(page.getByRole('status')).toHaveTextContent(`${counts[1]}: Shop systems`);
    await expect.poll(address).toBe(`${listing}?topic=Shop+systems`);
  });

  test(`without a script an address shows its topic, and one that no post has shows all, in ${language}`, async () => {
    const { counts } = WORDS[language];
    const listing = language === 'en' ? '/agency/blogs' : '/de/agency/blogs';
    serve(list(...MANY), { at: `${listing}?topic=Front+end` });
    expect(titles()).toEqual(['Colours']);
    await expect.element(page.getByRole('status')).toHaveTextContent(`${counts[2]}: Front end`);
    await expect.element(page.getByRole('combobox')).toHaveValue('Front end');
    document.body.replaceChildren();
    serve(list(...MANY), { at: `${listing}?topic=Knitting` });
    expect(titles()).toHaveLength(7);
    await expect.element(page.getByRole('combobox')).toHaveValue('');
  });
}

test('a short list has no filter, unless somebody comes to one of its topics', async () => {
  serve(list(...POSTS), { at: '/agency/news' });
  expect(titles()).toHaveLength(4);
  expect(page.getByRole('combobox').elements()).toEqual([]);
  document.body.replaceChildren();
  serve(list(...POSTS), { at: '/agency/news?topic=Front+end' });
  expect(titles()).toEqual(['Colours']);
  await expect.element(page.getByRole('combobox')).toHaveValue('Front end');
});

test('posts of one topic have nothing to choose from', () => {
  serve(list(...MANY.map((post) => ({ ...post, category: 'Law' }))), { at: '/agency/news' });
  expect(titles()).toHaveLength(7);
  expect(page.getByRole('combobox').elements()).toEqual([]);
});

test('a list that is longer than a page offers the topics of all of it', () => {
  const choices = { topic: [{ value: 'A' }, { value: 'B' }] };
  const window = { start: 0, total: 30, all: 99, choices };
  serve(<NewsList section={readSection('News', { layout: 'list', card_components: POSTS, window })} />, {
    at: '/agency/blogs?topic=B',
  });
  expect(page.getByRole('status').element().textContent).toBe('30 of 99 posts: B');
  expect([...page.getByRole('combobox').element().children].map(({ textContent }) => textContent)).toEqual([
    'All topics',
    'A',
    'B',
  ]);
  expect(page.getByRole('link', { name: 'Page 2' }).element().getAttribute('href')).toBe(
    '/agency/blogs?page=2&topic=B',
  );
});
