import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPath } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { both } from '#cms/content/wire/testing/content.ts';
import { convertAnswers } from '../testing/converted-answers.ts';

function input(name: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../testing', name), 'utf8'));
}

/** Returns the answers of an input, whose keys are requests. */
function answersOf(name: string) {
  const asked = Object.entries(input(name)).filter(([path]) => path.startsWith('GET '));
  return Object.fromEntries(asked.map(([path, answer]) => [path.slice('GET '.length), answer]));
}

const headings = (page: object | undefined) => JSON.parse(JSON.stringify(page ?? {})).sections[0].main_title;

test('an entry that is called in German in the German set is the same page', async () => {
  const { documents, problems } = await convertAnswers(answersOf('german-entry-with-german-title.json'));
  const [page, ...others] = documents.pages;
  expect([page?.slug, headings(page), others, problems]).toEqual(['Products', both('Products', 'Produkte'), [], []]);
});

test('an entry whose title has spaces that its address lacks is the page of that address', async () => {
  const { documents, problems } = await convertAnswers(answersOf('title-with-space.json'));
  expect([documents.pages.map(({ slug }) => slug), problems]).toEqual([['paymentsolution'], []]);
});

test('clients and reviews, of which the site has no pages, are paired whatever their sets are called', async () => {
  const clients = (title: string, id: number) => [
    {
      title,
      id,
      meta: [{ component_name: 'ClientSlider', card_components: [{ title: `${title} A`, image: '/uploads/a.png' }] }],
    },
  ];
  const said = (review: string) => ({ name: 'Ada', review });
  const reviews = (title: string, ...cards: readonly object[]) => ({
    title,
    meta: [{ component_name: 'ReviewSlider', card_components: cards }],
  });
  const { documents, problems } = await convertAnswers({
    [listPath('client', 'en')]: clients('Clients', 5),
    [listPath('client', 'de')]: clients('Kunden', 9),
    [listPath('review', 'en')]: [reviews('Reviews', said('Good')), reviews('Voices', said('Quick'))],
    [listPath('review', 'de')]: [reviews('Bewertungen', said('Gut')), reviews('Stimmen', said('Schnell'))],
  });
  expect(documents.clients.map(({ title }) => title)).toEqual([both('Clients A', 'Kunden A')]);
  expect(documents.reviews.map(({ review }) => review)).toEqual([both('Good', 'Gut'), both('Quick', 'Schnell')]);
  expect(documents.pages.map(({ slug }) => slug)).toEqual(['Clients', 'Reviews', 'Voices']);
  expect(problems).toEqual([]);
});

test('a page that is there in German only is kept, and English shows it so', async () => {
  const meta = [{ component_name: 'Banner', main_title: 'Karriere' }];
  const { documents, problems } = await convertAnswers({ [listPath('career', 'de')]: [{ title: 'Karriere', meta }] });
  const [page] = documents.pages;
  expect([page?.slug, headings(page)]).toEqual(['Career', both('Karriere', 'Karriere')]);
  expect(problems).toEqual([
    'career, “Career”: this page is there in German only: English pages show it in German until it is translated',
  ]);
});

test('posts that the languages number each by themselves are paired, and one in German only is kept', async () => {
  const post = (id: number, title: string, image: string, date: string) => ({
    id,
    title,
    image,
    date,
    description: 'a',
  });
  const blog = (title: string, ...card_components: readonly object[]) => [
    { title, meta: [{ component_name: 'News', card_components }] },
  ];
  const { documents, problems } = await convertAnswers({
    [listPath('blog', 'en')]: blog(
      'Blog',
      post(12, 'Summer', '/uploads/a.webp', 'May 3, 2024'),
      post(13, 'Autumn', '/uploads/b.webp', 'May 4, 2024'),
    ),
    [listPath('blog', 'de')]: blog(
      'Aktuelles',
      post(57, 'Herbst', '/uploads/b.webp', '05.05.2024'),
      post(58, 'Nur hier', '/uploads/c.webp', '06.05.2024'),
      post(59, 'Sommer', '/uploads/a.webp', '03.05.2024'),
    ),
  });
  expect(documents.posts.map(({ title }) => title)).toEqual([
    both('Summer', 'Sommer'),
    both('Autumn', 'Herbst'),
    both('Nur hier', 'Nur hier'),
  ]);
  expect(problems).toEqual([
    'blog, “Blogs”, section 1 (News): the card “Nur hier” is there in German only: English pages show it in German until it is translated',
    'blog, “Blogs”, section 1 (News), de, “Herbst”, date: “2024-05-05” became “2024-05-04”',
  ]);
});
