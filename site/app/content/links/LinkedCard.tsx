import type { Card } from '@kontorwerk/contract/content/entry';
import type { ReactNode } from 'react';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';

type LinkedCardProps = { readonly card: Card; readonly className?: string; readonly children: ReactNode };

/** Links a card to the address in its own `link` field. */
export function LinkedCard({ card, className, children }: LinkedCardProps) {
  return (
    <LocalLink to={card.link} call={card.title} className={className}>
      {children}
    </LocalLink>
  );
}
