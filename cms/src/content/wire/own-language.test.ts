import { expect, test } from 'vitest';
import { postCard } from './cards.ts';
import { mapInOwnLanguage } from './own-language.ts';
import { TEXTS } from './page-texts.ts';
import { paragraph, stored, testContext } from './testing/content.ts';

const german = stored.post({
  id: 5,
  title: { de: 'Nur deutsch' },
  description: { de: 'Kurz' },
  body: { de: paragraph('Text') },
});
const english = stored.post({ title: { en: 'Only English', de: ' ' }, category: { en: 'Shops' } });
const cardIn = mapInOwnLanguage(postCard);

test.each([
  ['German', german, 'en', { title: 'Nur deutsch', description: 'Kurz', link: '/blog/nur-deutsch', written_in: 'de' }],
  [
    'English',
    english,
    'de',
    { title: 'Only English', category: 'Shops', link: '/blog/only-english', written_in: 'en' },
  ],
] as const)(
  'a post in %s alone stands in for the other, and says in which language it is',
  (_what, post, language, card) => {
    expect(cardIn(post, testContext(language))).toMatchObject(card);
  },
);

test('one in the language of the page says nothing of it', () => {
  expect(cardIn(german, testContext('de'))).not.toHaveProperty('written_in');
  expect(cardIn(stored.post({ title: 'Same' }), testContext('de'))).not.toHaveProperty('written_in');
});

test('its text is in its language too, and links lead there', () => {
  const context = testContext('en', { posts: [german] });
  expect(TEXTS.posts(german, context).html_field).toBe('<p>Text</p>');
  expect(context.links.get('posts:5')).toBe('/blog/nur-deutsch');
});
