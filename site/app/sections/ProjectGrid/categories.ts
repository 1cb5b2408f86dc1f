import type { Card } from '@kontorwerk/contract/content/entry';

/** Each distinct category once, in the order of appearance (§2). */
export function categoriesOf(cards: readonly Card[]): readonly string[] {
  return [...new Set(cards.map((card) => card.pro_category))].filter((category) => category !== '');
}

/** The cards of a category; all of them for All, which is empty, and for a category that none of them has (§4). */
export function inCategory(cards: readonly Card[], category: string): readonly Card[] {
  const found = cards.filter((card) => card.pro_category === category);
  return category === '' || found.length === 0 ? cards : found;
}
