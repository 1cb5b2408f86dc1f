import type { Card } from '@kontorwerk/contract/content/entry';
import { linkedKind } from '#app/content/linked-kind.ts';
import { storeCard } from '#app/content/stored-cards.ts';
import { useLanguage } from '#app/language/use-language.ts';

/** What a link to the address that a card names itself does when it is selected: it stores the card (§2). */
export function useLinkedCard(card: Card): (() => void) | undefined {
  const language = useLanguage();
  const kind = linkedKind(card.link);
  return kind ? () => storeCard(kind, card, language) : undefined;
}
