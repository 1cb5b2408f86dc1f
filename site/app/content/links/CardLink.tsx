import { inLanguage } from '@kontorwerk/contract/address';
import type { Card } from '@kontorwerk/contract/content/entry';
import type { DetailPage } from '@kontorwerk/contract/pages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#app/base/language/use-language.ts';
import { LocalLink } from '#app/ui/LocalLink/LocalLink.tsx';
import { addressOf } from '../detail-address.ts';
import { isUnlisted } from '../detail-cards.ts';
import { storeCard } from '../store-card.ts';

type CardLinkProps = {
  readonly card: Card;
  /** The kind of detail page that the card has. */
  readonly page: DetailPage;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * A link from a card to its detail page, which stores the card on the way (§2). The page's HTML leaves out the
 * cards' long texts, so the card is stored from what the link has fetched by then. A post that the backend
 * doesn't know leads to `/404` (§8), also when its page could be shown before the list was there.
 */
export function CardLink({ card, page, className, children }: CardLinkProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const address = addressOf(page, card, language);
  const select = async () => {
    storeCard(page.stored, card, language);
    if (card.html_field !== '' && !page.listedOnly) return;
    const known = await import('../fetched-cards.ts')
      .then(({ fetchCard }) => fetchCard(page, language, card.title))
      .catch(() => null);
    const full = known?.cards.find(({ title }) => title === card.title);
    if (full) storeCard(page.stored, full, language);
    // Elsewhere by now: the page's own loader knew, or the visitor has moved on.
    else if (known && isUnlisted(page, card, known) && location.pathname === address) {
      navigate(inLanguage('/404', language), { replace: true });
    }
  };
  return (
    <LocalLink to={address} className={className} onClick={select}>
      {children}
    </LocalLink>
  );
}
