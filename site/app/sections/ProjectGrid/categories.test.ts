import { readCard } from '@kontorwerk/contract/content/read-entries';
import { expect, test } from 'vitest';
import { categoriesOf, inCategory } from './categories.ts';

const cards = ['Shopify', 'Brand design', 'Shopify', ''].flatMap((pro_category, index) => {
  const card = readCard({ title: `Project ${index}`, pro_category });
  return card ? [card] : [];
});

const titles = (category: string) => inCategory(cards, category).map(({ title }) => title);

test('§2 lists each category once, as they appear', () => {
  expect(categoriesOf(cards)).toEqual(['Shopify', 'Brand design']);
});

test('§4 shows all cards, those of a category, and all for a category that is none', () => {
  expect(titles('')).toHaveLength(4);
  expect(titles('Shopify')).toEqual(['Project 0', 'Project 2']);
  expect(titles('Knitting')).toHaveLength(4);
});
