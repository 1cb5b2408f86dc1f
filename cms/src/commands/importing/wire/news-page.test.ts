import { listPath } from '@kontorwerk/contract/wire';
import { expect, test } from 'vitest';
import { setId } from '#cms/content/wire/content-set.ts';
import { type Answers, convertAnswers } from '../testing/converted-answers.ts';

const post = (title: string) => ({ title, description: 'a', date: '2024-05-03', html_field: `<p>${title}</p>` });
const blog = (title: string, kind = 'News') => [
  {
    title,
    id: '12',
    meta: [
      { component_name: 'Banner', id: 'b', main_title: title },
      { component_name: kind, id: 'n', card_components: [post('One'), post('Two')] },
      { component_name: 'Faq', id: 'f', card_components: [{ id: 'q', title: 'Why?', description: 'So' }] },
    ],
  },
];
const BLOG = { [listPath('blog', 'en')]: blog('Blogs'), [listPath('blog', 'de')]: blog('Aktuelles') };

/** Returns a content set in German, as visitors see it after the import. */
async function shownAt(key: 'blog' | 'news', answers: Answers) {
  const { sets, documents, problems, notes } = await convertAnswers(answers);
  const set = sets.get(setId(key, 'de'));
  const entries = set && 'entries' in set ? set.entries : [];
  const shown = entries.map(({ title, meta }) => ({
    title,
    sections: meta.map(({ main_title, card_components }) => [main_title, card_components.map((card) => card.title)]),
  }));
  return { shown, documents, problems, notes };
}

test('of a backend without news the page of news shows the blog’s posts', async () => {
  const { shown: blogShown } = await shownAt('blog', BLOG);
  const { shown, documents, problems, notes } = await shownAt('news', BLOG);
  expect(shown).toEqual([{ title: 'News', sections: blogShown[0]?.sections }]);
  expect(shown[0]?.sections[0]).toEqual(['Aktuelles', []]);
  expect(shown[0]?.sections[1]?.[1]).toEqual(['One', 'Two']);
  expect(documents.posts).toHaveLength(2);
  expect(problems).toEqual([]);
  expect(notes).toEqual([
    'news: the backend has none: /agency/news shows the blog’s posts, as it does in front of that backend',
  ]);
});

test.each([
  ['that has an empty set of news', { ...BLOG, [listPath('news', 'en')]: [], [listPath('news', 'de')]: [] }],
  ['whose blog shows no posts', { [listPath('blog', 'en')]: blog('Blogs', 'TextGrid') }],
])('of a backend %s there is no such page', async (_what, answers) => {
  expect((await shownAt('news', answers)).shown).toEqual([]);
});
