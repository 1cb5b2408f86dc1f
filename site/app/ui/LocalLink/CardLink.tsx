import { inLanguage } from '@kontorwerk/contract/address';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { fetchCards } from '#app/content/detail-cards.ts';
import { addressOf } from '#app/content/detail-twins.ts';
import { type DetailRule, isUnlisted } from '#app/content/details.ts';
import { storeCard } from '#app/content/stored-cards.ts';
import { useLanguage } from '#app/language/use-language.ts';
import { LocalLink } from './LocalLink.tsx';

type CardLinkProps = {
  readonly card: Card;
  readonly detail: DetailRule;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A link from a card to its detail page, which stores the card on the way (§2). The page's HTML leaves out the
 * cards' long texts, so the card is stored from the list, which the link has fetched by then. A post that the list
 * doesn't know leads to `/404` (§8), also when its page could be shown before the list was there.
 */
export function CardLink({ card, detail, className, children }: CardLinkProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const address = addressOf(detail, card, language);
  const select = async () => {
    storeCard(detail.kind, card, language);
    if (card.html_field !== '' && !detail.listedOnly) return;
    const known = await fetchCards(detail, language).catch(() => null);
    const full = known?.cards.find(({ title }) => title === card.title);
    if (full) storeCard(detail.kind, full, language);
    // Elsewhere by now: the page's own loader knew, or the visitor has moved on.
    else if (known && isUnlisted(detail, card, known) && location.pathname === address) {
      navigate(inLanguage('/404', language), { replace: true });
    }
  };
  return (
    <LocalLink to={address} className={className} onClick={select}>
      {children}
    </LocalLink>
  );
}
