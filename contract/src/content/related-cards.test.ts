import { expect, test } from 'vitest';
import type { Card } from './entry.ts';
import { emptyCard } from './read-entries.ts';
import { selectRelatedCards } from './related-cards.ts';

const cardOf = (title: string, said: Partial<Card> = {}): Card => ({ ...emptyCard(), title, ...said });

const POSTS = [
  cardOf('A plan for redirects', { category: 'Shops', description: 'Two thousand old addresses and where they lead.' }),
  cardOf('Consent without nagging', { category: 'Law', description: 'A banner less, and the same figures.' }),
  cardOf('Five doors to a shop system', { category: 'Shops', description: 'Shopware, Magento or the one you have.' }),
  cardOf('The accessible checkout', { category: 'Law', description: 'What the law asks of a checkout.' }),
  cardOf('Moving to Shopware', { category: 'Shops', description: 'Products, customers and addresses come along.' }),
  cardOf('The follow-up', { category: 'Work', description: 'A checkout is tested by four offices.' }),
];
const titled = (title: string, list: readonly Card[] = POSTS) => {
  const card = list.find((one) => one.title === title);
  if (!card) throw new Error(`no card ${title}`);
  return card;
};

test.each<[string, number, readonly string[]]>([
  // Of two in the same group the one with more words in common, though it is farther away.
  ['A plan for redirects', 2, ['Moving to Shopware', 'Five doors to a shop system']],
  // A word of the title counts for more.
  ['Moving to Shopware', 2, ['Five doors to a shop system', 'A plan for redirects']],
  // One is in the same group, another shares words.
  ['The accessible checkout', 2, ['Consent without nagging', 'The follow-up']],
  // No other card is in the same group.
  ['The follow-up', 1, ['The accessible checkout']],
  ['The follow-up', 0, []],
])('%s: the %i that share most', (title, count, expected) => {
  expect(selectRelatedCards(titled(title), POSTS, count).map((card) => card.title)).toEqual(expected);
});

test('without anything in common the nearest come, the later one first', () => {
  const list = ['A', 'B', 'C', 'D', 'E'].map((title) => cardOf(title));
  const related = (title: string) => selectRelatedCards(titled(title, list), list, 3).map((card) => card.title);
  expect(related('A')).toEqual(['B', 'E', 'C']);
  expect(related('C')).toEqual(['D', 'B', 'E']);
  expect(related('E')).toEqual(['A', 'D', 'B']);
});

test.each([1, 2, 3, 4, 5])('of %i cards each other one comes once, and no more than there are', (count) => {
  const list = Array.from({ length: count }, (_, at) => cardOf(`${at}`));
  for (const card of list) {
    const related = selectRelatedCards(card, list, 9);
    expect(new Set(related).size).toBe(count - 1);
    expect(related).not.toContain(card);
  }
});

test('what is shown already stays out', () => {
  const [own, apart] = [titled('A plan for redirects'), titled('Moving to Shopware')];
  expect(selectRelatedCards(own, POSTS, 1, [apart]).map(({ title }) => title)).toEqual(['Five doors to a shop system']);
});

test('a soft hyphen and an ending make no other word', () => {
  const posts = [
    cardOf('Portal', { category: 'Web', description: 'Ein Händlerportal für Fahr\u00adradteile.' }),
    cardOf('Lampen', { category: 'Shopware', description: 'Leuchten, gesucht nach Raum.' }),
    cardOf('Räder', { category: 'Magento', description: 'Alles zum Fahrradteil.' }),
    cardOf('Kran', { category: 'Web', description: 'Container auf einer Karte.' }),
  ];
  expect(selectRelatedCards(titled('Portal', posts), posts, 2).map(({ title }) => title)).toEqual(['Kran', 'Räder']);
});

test('projects lead on to the same in each language: by category and place, whatever their words', () => {
  const projects = (category: readonly string[], words: readonly string[]) =>
    category.map((pro_category, at) => cardOf(`Client ${at}`, { pro_category, detail_desc: words[at] ?? '' }));
  const english = projects(['Shop', 'App', 'Web', 'Brand', 'App'], ['chairs', 'glasses', '', 'glasses', '']);
  const german = projects(['Shop', 'App', 'Web', 'Marke', 'App'], ['Brillen', 'Brillen', '', '', '']);
  for (const list of [english, german]) {
    const related = selectRelatedCards(titled('Client 1', list), list, 3);
    expect(related.map(({ title }) => title)).toEqual(['Client 4', 'Client 2', 'Client 0']);
  }
});

test('a long list is compared with its nearest sixty, those filed under the same however far they are', () => {
  const list = Array.from({ length: 10_000 }, (_, at) =>
    cardOf(`Post ${at}`, { category: at % 100 === 0 ? 'Rare' : 'Common' }),
  );
  const related = selectRelatedCards(titled('Post 5000', list), list, 3);
  expect(related.map(({ title }) => title)).toEqual(['Post 5100', 'Post 4900', 'Post 5200']);
});
