import type { Card, Section } from '@kontorwerk/contract/content/entry';

/** A section's cards that bear a title: one without a name has no page to lead to. */
export function titledCards({ card_components }: Pick<Section, 'card_components'>): readonly Card[] {
  return card_components.filter(({ title }) => title !== '');
}
