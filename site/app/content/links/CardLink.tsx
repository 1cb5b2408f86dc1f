import type { Card } from '@kontorwerk/contract/content/entry';
import type { DetailPage } from '@kontorwerk/contract/pages';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { addressOf } from '../detail-address.ts';

type CardLinkProps = {
  readonly card: Card;
  /** The kind of detail page that the card has. */
  readonly page: DetailPage;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A link from a card to its detail page. Lists leave out the cards' long texts: what loads the page asks for the text,
 * and completes the card that was stored on the way, or finds that the backend knows none (§8).
 */
export function CardLink({ card, page, className, children }: CardLinkProps) {
  return (
    <LocalLink to={addressOf(page, card, useLanguage())} className={className}>
      {children}
    </LocalLink>
  );
}
