import type { Card } from '@kontorwerk/contract/content/entry';
import type { ReactNode } from 'react';
import { LocalLink } from './LocalLink.tsx';
import { useLinkedCard } from './use-linked-card.ts';

type LinkedCardProps = { readonly card: Card; readonly className?: string; readonly children: ReactNode };

/** A link from a card to the address that it names itself, which stores the card on the way (§2). */
export function LinkedCard({ card, className, children }: LinkedCardProps) {
  return (
    <LocalLink to={card.link} className={className} onClick={useLinkedCard(card)}>
      {children}
    </LocalLink>
  );
}
