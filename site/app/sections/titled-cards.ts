import type { Card, Section } from '@kontorwerk/contract/content/entry';

/** Returns a section's cards with a title: without one they have no page. */
export function filterTitledCards({ card_components }: Pick<Section, 'card_components'>): readonly Card[] {
  return card_components.filter(({ title }) => title !== '');
}
