import type { Card } from '@kontorwerk/contract/content/entry';
import { pageAt } from '@kontorwerk/contract/page-table';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { storeCard } from '../store-card.ts';

/** What a link to the address that a card names itself does when it is selected: it stores the card (§2). */
export function useLinkedCard(card: Card): (() => void) | undefined {
  const language = useLanguage();
  const { stored } = pageAt(card.link).page;
  return stored && (() => storeCard(stored, card, language));
}

type LinkedCardProps = { readonly card: Card; readonly className?: string; readonly children: ReactNode };

/** A link from a card to the address that it names itself, which stores the card on the way (§2). */
export function LinkedCard({ card, className, children }: LinkedCardProps) {
  return (
    <LocalLink to={card.link} call={card.title} className={className} onClick={useLinkedCard(card)}>
      {children}
    </LocalLink>
  );
}
