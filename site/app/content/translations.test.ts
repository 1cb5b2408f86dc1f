import { collectDetailCards } from '@kontorwerk/contract/content/detail-cards';
import type { Card } from '@kontorwerk/contract/content/entry';
import { resolveQuery } from '@kontorwerk/contract/content/query-resolution';
import { readEntries } from '@kontorwerk/contract/content/read-entries';
import { PAGES } from '@kontorwerk/contract/pages/pages';
import { expect, test } from 'vitest';
import { type FindCards, findAddresses, findTranslatedAddress } from './translations.ts';

const listOf = (...cards: readonly unknown[]) =>
  readEntries([{ title: 'A', meta: [{ component_name: 'News', card_components: cards }] }], () => {});

const LISTS = {
  en: listOf({ id: '1', title: 'Good news' }, { title: 'SEO' }, { id: '2', title: 'Nur deutsch', written_in: 'de' }),
  de: listOf({ id: '1', title: 'Gute Nachricht' }, { title: 'SEO' }, { id: '2', title: 'Nur deutsch' }),
} as const;

const find = (title: string): Card => {
  const card = collectDetailCards(PAGES.post, LISTS.en).find((each) => each.title === title);
  if (!card) throw new Error(`no ${title}`);
  return card;
};

/** A backend that resolves queries, one that always sends the whole set, and one without the other language. */
const asked: FindCards = async (language, ask) =>
  collectDetailCards(PAGES.post, resolveQuery('blog', LISTS[language], ask, []) ?? []);
const whole: FindCards = async (language) => collectDetailCards(PAGES.post, LISTS[language]);
const away: FindCards = async () => null;

test.each([
  ['that was asked for', asked],
  ['among all', whole],
])(
  'the translation of a card is the one of its id, or of its title where ids are not sent: %s',
  async (_, cardsFor) => {
    expect(await findAddresses(PAGES.post, find('Good news'), 'en', cardsFor)).toEqual({
      en: '/blog/good-news',
      de: '/de/blog/gute-nachricht',
    });
    expect(await findAddresses(PAGES.post, find('SEO'), 'en', cardsFor)).toEqual({
      en: '/blog/seo',
      de: '/de/blog/seo',
    });
    expect(await findTranslatedAddress(PAGES.post, 'Good-News', 'de', cardsFor)).toBe('/de/blog/gute-nachricht');
    expect(await findTranslatedAddress(PAGES.post, 'unknown', 'de', cardsFor)).toBeNull();
  },
);

test('a language that can not be looked at has no translation', async () => {
  expect(await findAddresses(PAGES.post, find('Good news'), 'en', away)).toEqual({ en: '/blog/good-news', de: null });
  expect(await findTranslatedAddress(PAGES.post, 'good-news', 'de', away)).toBeNull();
});

test('a translation without a title has no address', async () => {
  const unnamed: FindCards = async () => collectDetailCards(PAGES.post, listOf({ id: '1', html_field: '<p>Text</p>' }));
  expect(await findAddresses(PAGES.post, find('Good news'), 'en', unnamed)).toMatchObject({ de: null });
  expect(
    await findTranslatedAddress(PAGES.post, 'good-news', 'de', async (...about) =>
      about[0] === 'de' ? unnamed(...about) : asked(...about),
    ),
  ).toBeNull();
});

test('what stands in for a translation has no address of its own', async () => {
  const only = { en: null, de: '/de/blog/nur-deutsch' };
  expect(await findAddresses(PAGES.post, find('Nur deutsch'), 'en', whole)).toEqual(only);
  const [german] = collectDetailCards(PAGES.post, LISTS.de).filter(({ title }) => title === 'Nur deutsch');
  expect(german && (await findAddresses(PAGES.post, german, 'de', whole))).toEqual(only);
});
