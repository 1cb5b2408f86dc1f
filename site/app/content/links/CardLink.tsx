import type { Card } from '@kontorwerk/contract/content/entry';
import type { DetailPage } from '@kontorwerk/contract/pages/pages';
import type { ReactNode } from 'react';
import { useLanguage } from '#app/base/language/use-language.ts';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { buildDetailAddress } from '../detail-address.ts';

type CardLinkProps = {
  readonly card: Card;
  /** The kind of detail page that the card belongs to. */
  readonly page: DetailPage;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * Links a card to its detail page. Cards in lists lack their long texts: the page's loader fetches the text and
 * completes the stored card, or finds that the backend has no such card (§8).
 */
export function CardLink({ card, page, className, children }: CardLinkProps) {
  return (
    <LocalLink to={buildDetailAddress(page, card, useLanguage())} className={className}>
      {children}
    </LocalLink>
  );
}
