import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPath } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { setId } from '#cms/content/wire/content-set.ts';
import { both } from '#cms/content/wire/testing/content.ts';
import { ADDRESS, convertAnswers } from '../testing/converted-answers.ts';

const OF_CONTRACT = '../../../../../contract/src/wordpress/testing';

/** Reads a WordPress answer, with the address of this test's backend. */
function answer(file: string, folder = OF_CONTRACT): unknown {
  const text = readFileSync(join(import.meta.dirname, folder, file), 'utf8');
  return JSON.parse(text.replaceAll('https://cms.example.com', ADDRESS));
}

test('a list whose days are written as in German is one of posts', async () => {
  const { documents, problems } = await convertAnswers({
    [listPath('blog', 'en')]: answer('posts-with-german-dates.json', '../testing'),
  });
  expect(documents.posts.map(({ title, date }) => [title, date])).toEqual([
    [both('First', 'First'), '2021-12-31T12:00:00.000Z'],
    [both('Second', 'Second'), '2023-06-15T12:00:00.000Z'],
  ]);
  expect(documents.pages[0]?.sections).toEqual([expect.objectContaining({ post_type: 'blog', card_components: [] })]);
  expect(problems).toEqual([]);
});

test('pictures and links that come as arrays are imported, each picture once', async () => {
  const { documents, pictures, problems } = await convertAnswers({
    [listPath('products', 'en')]: answer('acf-image-and-link-arrays.json'),
  });
  expect(pictures.map(({ address, alt }) => [address, alt])).toEqual([
    [`${ADDRESS}/wp-content/uploads/2024/05/hero.webp`, both('People at work', 'People at work')],
  ]);
  const [banner, grid] = documents.pages[0]?.sections ?? [];
  expect(banner).toMatchObject({ bg_image: 1 });
  expect(grid).toMatchObject({
    card_components: [
      { image: 1, link: '/services/mobileapp' },
      { image: 1, link: '' },
    ],
  });
  expect(problems).toEqual([]);
});

test('texts with entities and tags are imported as what they say', async () => {
  const { documents, problems } = await convertAnswers({
    [listPath('products', 'en')]: answer('entities-and-tags-in-text.json'),
  });
  expect(documents.pages[0]?.sections?.[0]).toMatchObject({
    main_title: both('Shops & software that sell', 'Shops & software that sell'),
  });
  expect(documents.reviews[0]).toMatchObject({ name: 'Anna O’Neill' });
  expect(problems).toEqual([]);
});

test('texts keep their pictures with captions, their code, and lists in each other', async () => {
  const text = (caption: string, alt: string) =>
    `<figure class="wp-block-image"><img src="http://cms.old.example/wp-content/uploads/B%C3%BCro-300x200.webp" alt="${alt}"/>` +
    `<figcaption>${caption}</figcaption></figure><pre>a\n  b</pre><ol start="2"><li>two<ul><li>deep</li></ul></li></ol>`;
  const page = (html_field: string) => [
    { title: 'About us', meta: [{ component_name: 'RichText', html_field, com_image: '' }] },
  ];
  const { sets, pictures, problems } = await convertAnswers({
    [listPath('aboutus', 'en')]: page(text('The office', 'Desks')),
    [listPath('aboutus', 'de')]: page(text('Das Büro', 'Tische')),
  });
  expect(pictures.map(({ alt }) => alt)).toEqual([both('Desks', 'Tische')]);
  expect(problems).toEqual([]);
  const german = sets.get(setId('aboutus', 'de'));
  const html = german && 'entries' in german ? german.entries[0]?.meta[0]?.html_field : '';
  expect(html?.replace(/ loading="lazy"/, '')).toBe(
    '<figure><img src="/uploads/1" alt="Tische" /><figcaption>Das Büro</figcaption></figure>' +
      '<pre><code>a\n  b</code></pre><ol start="2"><li>two<ul><li>deep</li></ul></li></ol>',
  );
});
